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
 * Example answers by module key, then question id. All of them describe one business, which shows how the modules build
 * on each other. A module with questions but without examples does not compile. Pages load this file when a user first
 * requests an example.
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
