import { analysisPrompt } from './analysis/analysis.prompt.ts';
import type { ModuleKey } from './catalogue.ts';
import { ideaPrompt } from './idea/idea.prompt.ts';
import type { ModulePrompt } from './writing/prompt.ts';

/** The prompt of each module: the server's alone. A module without one does not compile. */
export const prompts = {
  idea: ideaPrompt,
  analysis: analysisPrompt,
} as const satisfies Readonly<Record<ModuleKey, ModulePrompt>>;
