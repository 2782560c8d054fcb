import type { Bilingual } from '@elan/domain/language';
import { analysisExamples } from './analysis/analysis.examples.ts';
import { brainstormExamples } from './brainstorm/brainstorm.examples.ts';
import { businessPlanExamples } from './business-plan/business-plan.examples.ts';
import type { QuestionnaireKey } from './catalogue.ts';
import { environmentalExamples } from './environmental/environmental.examples.ts';
import { financesExamples } from './finances/finances.examples.ts';
import { ideaExamples } from './idea/idea.examples.ts';
import { marketingExamples } from './marketing/marketing.examples.ts';
import { rdExamples } from './rd/rd.examples.ts';

/**
 * By module key, then question id. One business answers all of them, so that they show how the
 * modules follow from each other. A module with questions and without examples does not compile.
 * Pages load them when a person requests the first one.
 */
export const examples: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  brainstorm: brainstormExamples,
  idea: ideaExamples,
  analysis: analysisExamples,
  'business-plan': businessPlanExamples,
  marketing: marketingExamples,
  rd: rdExamples,
  finances: financesExamples,
  environmental: environmentalExamples,
} satisfies Readonly<Record<QuestionnaireKey, object>>;
