import { analysisPrompt } from './analysis/analysis.prompt.ts';
import { brainstormPrompt } from './brainstorm/brainstorm.prompt.ts';
import { businessPlanPrompt } from './business-plan/business-plan.prompt.ts';
import type { ModuleKey } from './catalogue.ts';
import { environmentalPrompt } from './environmental/environmental.prompt.ts';
import { financesPrompt } from './finances/finances.prompt.ts';
import { ideaPrompt } from './idea/idea.prompt.ts';
import { journalPrompt } from './journal/journal.prompt.ts';
import { marketingPrompt } from './marketing/marketing.prompt.ts';
import { maturityPrompt } from './maturity/maturity.prompt.ts';
import { personasPrompt } from './personas/personas.prompt.ts';
import { rdPrompt } from './rd/rd.prompt.ts';
import type { ModulePrompt } from './writing/prompt.ts';

export { autoFillPrompt } from './writing/autoFillPrompt.ts';
export { type Revision, revisePrompt } from './writing/revisePrompt.ts';
export { translatePrompt } from './writing/translatePrompt.ts';

/** The prompt of each module, for the server only. A module without one does not compile. */
export const prompts = {
  brainstorm: brainstormPrompt,
  idea: ideaPrompt,
  analysis: analysisPrompt,
  'business-plan': businessPlanPrompt,
  marketing: marketingPrompt,
  rd: rdPrompt,
  finances: financesPrompt,
  environmental: environmentalPrompt,
  personas: personasPrompt,
  journal: journalPrompt,
  maturity: maturityPrompt,
} as const satisfies Readonly<Record<ModuleKey, ModulePrompt>>;
