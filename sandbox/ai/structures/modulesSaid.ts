import { findModule } from '@elan/modules/catalogue';
import type { GivenAnswer, ReadPrompt } from '../readPrompt.ts';

/** One module as far as a score sees it. */
export interface ModuleSaid {
  readonly key: string;
  /** Undefined where the product has no such module. */
  readonly title: string | undefined;
  /** The answers in several lines, which can say more or less. */
  readonly written: readonly GivenAnswer[];
  /** The questions that have no answer. */
  readonly open: readonly string[];
  readonly lacksWriteUp: boolean;
  /** 0 to 100: what is there, how much of it, and whether it is precise. */
  readonly worth: number;
}

/** An answer of this length says enough, in characters. */
const tellingLength = 110;

/** @returns what a module holds; one that the product does not know counts as empty. */
export function moduleSaid(prompt: ReadPrompt, key: string): ModuleSaid {
  const definition = findModule(key);
  const questions = definition?.questions ?? [];
  const answers = prompt.otherModules.find((module) => module.key === key)?.answers ?? [];
  const hasContent = prompt.progress.some((module) => module.key === key && module.completed);
  const isWriteUp = definition?.kind === 'writeUp';
  const isAnswered = (id: string) =>
    answers.some((answer) => answer.id === id) || prompt.leftOut.includes(`${key}.${id}`);
  const open = questions.filter(({ id }) => !isAnswered(id));
  const filled = 1 - open.length / Math.max(1, questions.length);
  const written = answers.filter((answer) =>
    questions.some(({ id, kind }) => id === answer.id && kind === 'longText'),
  );
  const depth = average(written.map(({ answer }) => Math.min(1, answer.length / tellingLength)));
  const counted = average(written.map(({ answer }) => Number(/\d/.test(answer))));
  const said = 10 + 35 * filled + 20 * depth + 15 * counted + (hasContent ? 15 : 0);
  const isEmpty = !hasContent && answers.length === 0;
  return {
    key,
    title: definition?.title[prompt.language],
    written,
    // Ideas that were found, or an idea of one's own, leave nothing more to be answered.
    open: isWriteUp ? open.map(({ label }) => label[prompt.language]) : [],
    lacksWriteUp: isWriteUp && !hasContent,
    worth: isEmpty ? 0 : Math.round(isWriteUp || !hasContent ? said : 85),
  };
}

/** @returns the mean of some numbers; 0 of none. */
export function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
