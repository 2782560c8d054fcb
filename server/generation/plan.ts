import { blankQuestions, type Filled, filledWith } from '@elan/domain/generation/decideAutoFill';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ModuleKey } from '@elan/modules/catalogue';
import { autoFillPrompt, prompts } from '@elan/modules/prompts';
import type { Messages, PromptInput, ReplyPrompt } from '@elan/modules/writing/prompt';

/** What a person asks for: the result alone, or the blank answers filled first. Each costs one unit. */
export type GenerationAction = 'generate' | 'autoFill';

interface Ask {
  readonly prompt: ReplyPrompt;
  readonly messages: Messages;
}

/** What the provider is asked for: the blank answers where they are to be filled, then the result. */
export interface Plan {
  readonly fill: Ask | undefined;
  /** @param proposals what came of `fill`, by question id. */
  readonly result: (proposals: Answers) => Ask & { readonly filled: Filled | undefined };
}

/** @param proposedBefore those of the given answers that are still only proposed. */
export function planOf(
  action: GenerationAction,
  definition: ModuleDefinition & { readonly key: ModuleKey },
  input: PromptInput,
  proposedBefore: readonly string[],
): Plan {
  const prompt = prompts[definition.key];
  if (action === 'generate') {
    // The messages and not the project: it may be large, and a provider slow.
    const ask = { prompt, messages: prompt.messages(input), filled: undefined };
    return { fill: undefined, result: () => ask };
  }
  const blanks = blankQuestions(definition, input.answers);
  const fill = autoFillPrompt(definition, blanks, prompt.drawsOn);
  return {
    fill: blanks.length > 0 ? { prompt: fill, messages: fill.messages(input) } : undefined,
    result: (proposals) => {
      const filled = filledWith(definition, input.answers, proposals, proposedBefore);
      return { prompt, messages: prompt.messages({ ...input, answers: filled.answers }), filled };
    },
  };
}
