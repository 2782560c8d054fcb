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
 * What the user requests: the module's result, the result after the module's blank answers are filled in, a new text
 * for a part of the result, or a translation of the result. Each uses one unit of the quota.
 */
export type GenerationAction = 'generate' | 'autoFill' | 'revise' | 'translate';

export interface Ask {
  readonly prompt: ReplyPrompt;
  readonly messages: Messages;
  /** Further calls, for a text that needs more than one. */
  readonly continuations: readonly Continuation[];
}

/** The prompts of a generation: first for filling in blank answers, if needed, then for the result. */
export interface Plan {
  readonly fill:
    | (Ask & {
        /** @returns whether enough blank answers were filled in to generate the result (`fillsEnough`). */
        readonly isEnough: (proposals: Answers) => boolean;
      })
    | undefined;
  /** @param proposals the answers proposed by `fill`, by question id. */
  readonly result: (proposals: Answers) => Ask & { readonly filled: Filled | undefined };
}

/**
 * @param marks the ids of the questions whose answers the user has not reviewed yet.
 * @param other the prompt of a revision or a translation, which replaces that of the module.
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
    const marked = { ...input, defaultedAnswers: marks.defaultedAnswers };
    return withoutFill(askOf(other ?? prompt, marked));
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

/** A separate function, so that its closure does not keep the project in memory while a text is written. */
function withoutFill(ask: Ask): Plan {
  const result = { ...ask, filled: undefined };
  return { fill: undefined, result: () => result };
}

function askOf(prompt: ReplyPrompt, input: PromptInput): Ask {
  return {
    prompt,
    messages: prompt.messages(input),
    continuations: prompt.continuations?.(input) ?? [],
  };
}
