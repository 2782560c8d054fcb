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
 * What a person requests: only the result, or the blank answers filled first, or another text for a
 * part of the result, or the result in the other language. Each costs one unit.
 */
export type GenerationAction = 'generate' | 'autoFill' | 'revise' | 'translate';

export interface Ask {
  readonly prompt: ReplyPrompt;
  readonly messages: Messages;
  /** The calls after the first, for a text that needs several. */
  readonly continuations: readonly Continuation[];
}

/**
 * The prompts of a generation: for the blank answers if they are to be filled, then for the result.
 */
export interface Plan {
  readonly fill:
    | (Ask & {
        /** @returns whether there are enough proposals for the result to be worth generating. */
        readonly isEnough: (proposals: Answers) => boolean;
      })
    | undefined;
  /** @param proposals the proposals made by `fill`, by question id. */
  readonly result: (proposals: Answers) => Ask & { readonly filled: Filled | undefined };
}

/**
 * @param marks of the given answers that the person has not reviewed yet.
 * @param other requests something other than the complete result, if set.
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
    // Keeps the messages and not the project: it may be large, and a provider slow.
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
