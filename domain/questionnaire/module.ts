import type { Bilingual } from '../language.ts';

interface QuestionBase {
  /** Permanent: answers are stored under it. */
  readonly id: string;
  readonly required: boolean;
  readonly label: Bilingual;
  /** The id of the group of the module that it is shown in. */
  readonly group: string;
  /** One or two short sentences under the label that describe a good answer. */
  readonly help: Bilingual;
}

/** A free-text answer, on one line (`text`) or several (`longText`). */
export interface WrittenQuestion extends QuestionBase {
  readonly kind: 'text' | 'longText';
  /** A realistic example, never a default. */
  readonly placeholder: Bilingual;
}

/** A choice among fixed options; the option's id is stored and its label looked up. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'select';
  readonly options: readonly Option[];
  /** The option that auto-fill proposes when the person's words support none (docs/product.md#auto-fill). */
  readonly autoFillDefault?: string;
}

export interface Option {
  readonly id: string;
  readonly label: Bilingual;
}

export type Question = WrittenQuestion | ChoiceQuestion;

/** Questions that are shown together, under a title. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: Bilingual;
}

/** One section of the write-up; the prompt requests it under exactly this title. */
export interface Section {
  readonly id: string;
  readonly title: Bilingual;
  /** Speaks to the author only, so that it stays out of the dossier; all other sections are written for its readers. */
  readonly advice?: true;
  /** Its title where others read it, if the own one speaks to the author; stored texts have the own one. */
  readonly titleForOthers?: Bilingual;
  /** Titles that texts written earlier have. */
  readonly formerTitles?: readonly string[];
}

/**
 * What a module produces: a write-up (docs/product.md#modules), a list of ideas to choose
 * from, personas, a journal with the analysis of its entries, or a maturity score.
 */
export type ModuleKind = 'writeUp' | 'ideas' | 'personas' | 'journal' | 'score';

/**
 * @returns true for a text, which is read while it is written; the other results are structures.
 */
export function isText(kind: ModuleKind): boolean {
  return kind === 'writeUp' || kind === 'journal';
}

/** A module as both sides know it: everything but its prompt, which only the server has. */
export interface ModuleDefinition {
  /** Permanent: the route, the stored key and the contract use it. */
  readonly key: string;
  readonly kind: ModuleKind;
  /** Free modules are open to every signed-in person; the others need premium (docs/product.md#free-tier). */
  readonly free: boolean;
  /** Whether the module also keeps a person's inputs for the forecast (docs/forecast.md). */
  readonly forecast?: boolean;
  readonly title: Bilingual;
  /** For narrow places, where all modules appear together. */
  readonly shortTitle: Bilingual;
  /** One sentence under the title: what the person gains. */
  readonly summary: Bilingual;
  /** The groups of the questions, in the order of the page. */
  readonly groups: readonly QuestionGroup[];
  readonly questions: readonly Question[];
  /** The sections of a generated text: a write-up, or the analysis of a journal. */
  readonly sections: readonly Section[];
}

/** What is known of a module where its questions are not shown. */
export interface ModuleOutline
  extends Pick<ModuleDefinition, 'key' | 'kind' | 'free' | 'forecast' | 'title' | 'shortTitle'> {
  readonly questions: readonly Pick<Question, 'id' | 'required'>[];
}

/** @returns a module without the texts of its page, which are most of it. */
export function outlineOf({ questions, ...definition }: ModuleDefinition): ModuleOutline {
  const { key, kind, free, forecast, title, shortTitle } = definition;
  return {
    ...{ key, kind, free, title, shortTitle },
    ...(forecast === undefined ? {} : { forecast }),
    questions: questions.map(({ id, required }) => ({ id, required })),
  };
}

/** A definition whose questions are each in a group of the module. */
type Grouped<Definition extends ModuleDefinition> = {
  readonly questions: readonly (Question & {
    readonly group: Definition['groups'][number]['id'];
  })[];
};

/**
 * Checks a definition while keeping its literal ids, so that the prompt must have an instruction
 * for each section, a question must name a group of its module, and a test can name a question.
 */
export function defineModule<const Definition extends ModuleDefinition>(
  definition: Definition & Grouped<Definition>,
): Definition {
  return definition;
}

/**
 * @returns `derive` with its result cached for each definition: building a schema takes longer than
 * using it.
 */
export function oncePerModule<Derived>(
  derive: (definition: ModuleDefinition) => Derived,
): (definition: ModuleDefinition) => Derived {
  const known = new WeakMap<ModuleDefinition, Derived>();
  return (definition) => {
    const derived = known.get(definition) ?? derive(definition);
    known.set(definition, derived);
    return derived;
  };
}

/** An example answer to each question of a module, as text also where the answer is a choice. */
export type Examples<Definition extends ModuleDefinition> = Readonly<
  Record<Definition['questions'][number]['id'], Bilingual>
>;
