import {
  blankQuestions,
  type Filled,
  filledWith,
  fillsEnough,
} from '@elan/domain/generation/decideAutoFill';
import type { AnswerMarks } from '@elan/domain/project/answerMarks';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ModuleKey } from '@elan/modules/catalogue';
import { autoFillPrompt, prompts } from '@elan/modules/prompts';
import type {
  Continuation,
  Messages,
  ModulePrompt,
  PromptInput,
  ReplyPrompt,
} from '@elan/modules/writing/prompt';

/**
 * What the user requests: the result, the result after its blank answers are filled in, a new text for a part
 * of the result, or its translation. Each costs one unit.
 */
export type GenerationAction = 'generate' | 'autoFill' | 'revise' | 'translate';

export interface Ask {
  readonly prompt: ReplyPrompt;
  readonly messages: Messages;
  /** Further calls, for a text that needs more than one. */
  readonly continuations: readonly Continuation[];
}

/**
 * The prompts of a generation: first for blank answers, if they are to be filled in, then for the result.
 */
export interface Plan {
  readonly fill:
    | (Ask & {
        /** @returns whether enough blanks were filled for the result to be worth generating. */
        readonly isEnough: (proposals: Answers) => boolean;
      })
    | undefined;
  /** @param proposals the answers proposed by `fill`, by question id. */
  readonly result: (proposals: Answers) => Ask & { readonly filled: Filled | undefined };
}

/**
 * @param marks the answers that the user has not reviewed yet.
 * @param other the prompt for a revision or a translation, if one is requested.
 */
export function planPrompts(
  action: GenerationAction,
  definition: ModuleDefinition & { readonly key: ModuleKey },
  input: PromptInput,
  marks: AnswerMarks,
  other?: ReplyPrompt,
): Plan {
  const prompt: ModulePrompt = prompts[definition.key];
  if (other || action !== 'autoFill') {
    // Builds the messages now, so that a large project is not kept in memory while the provider writes.
    const marked = { ...input, defaultedAnswers: marks.defaultedAnswers };
    const ask = { ...askOf(other ?? prompt, marked), filled: undefined };
    return { fill: undefined, result: () => ask };
  }
  const blanks = blankQuestions(definition, input.answers);
  const fill = autoFillPrompt(definition, blanks, prompt.drawsOn);
  return {
    fill:
      blanks.length > 0
        ? {
            ...askOf(fill, { ...input, defaultedAnswers: marks.defaultedAnswers }),
            isEnough: (proposals) => fillsEnough(definition, input.answers, proposals),
          }
        : undefined,
    result: (proposals) => {
      const filled = filledWith(definition, input.answers, proposals, marks);
      return { ...askOf(prompt, { ...input, ...filled }), filled };
    },
  };
}

function askOf(prompt: ReplyPrompt, input: PromptInput): Ask {
  return {
    prompt,
    messages: prompt.messages(input),
    continuations: prompt.continuations?.(input) ?? [],
  };
}
