import type { Bilingual } from '../language.ts';

interface QuestionBase {
  /** Permanent: answers are stored under it. */
  readonly id: string;
  readonly required: boolean;
  readonly label: Bilingual;
  /** One or two short sentences under the label that tell what a good answer holds. */
  readonly help: Bilingual;
}

/** A free answer, on one line (`text`) or several (`longText`). */
export interface WrittenQuestion extends QuestionBase {
  readonly kind: 'text' | 'longText';
  /** A believable example, never a default. */
  readonly placeholder: Bilingual;
}

/** A choice among fixed options; the option's id is stored, its label is looked up. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'select';
  readonly options: readonly Option[];
}

export interface Option {
  readonly id: string;
  readonly label: Bilingual;
}

export type Question = WrittenQuestion | ChoiceQuestion;

/** One section that the write-up promises; the prompt asks for it under exactly this title. */
export interface Section {
  readonly id: string;
  readonly title: Bilingual;
}

/** A module as both sides know it: everything but its prompt, which is the server's alone. */
export interface ModuleDefinition {
  /** Permanent: the route, the stored key and the contract use it. */
  readonly key: string;
  /** Free modules are open to every signed-in person; the others need premium (spec, section 1). */
  readonly free: boolean;
  readonly title: Bilingual;
  /** One sentence under the title: what the person leaves with. */
  readonly summary: Bilingual;
  readonly questions: readonly Question[];
  readonly sections: readonly Section[];
}

/**
 * Checks a definition while keeping its literal ids, so that a prompt must have
 * an instruction for each section and a test can name a question.
 */
export function defineModule<const Definition extends ModuleDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
