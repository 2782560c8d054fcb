import type { Bilingual } from '../language.ts';

interface QuestionBase {
  /** Must never change, because answers are stored under it. */
  readonly id: string;
  readonly required: boolean;
  readonly label: Bilingual;
  /** The id of the group in which the page shows the question. */
  readonly group: string;
  /** Short advice on a good answer, shown below the label. */
  readonly help: Bilingual;
}

/** A free-text answer, on one line (`text`) or several (`longText`). */
export interface WrittenQuestion extends QuestionBase {
  readonly kind: 'text' | 'longText';
  /** A realistic example, which is never used as an answer. */
  readonly placeholder: Bilingual;
}

/** A choice among fixed options. Only the option's id is stored. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'select';
  readonly options: readonly Option[];
  /** The option that auto-fill chooses if the user's words do not suggest one (docs/product.md#auto-fill). */
  readonly autoFillDefault?: string;
}

export interface Option {
  readonly id: string;
  readonly label: Bilingual;
}

/** @returns options in the given order, from their labels by id. */
export function choices(
  labels: Readonly<Record<string, Bilingual>>,
): readonly [Option, ...Option[]] {
  return Object.entries(labels).map(([id, label]) => ({ id, label })) as [Option, ...Option[]];
}

export type Question = WrittenQuestion | ChoiceQuestion;

/** Questions that the page shows together under a title. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: Bilingual;
}

/** A section of the generated text. The prompt requests it under exactly this title. */
export interface Section {
  readonly id: string;
  readonly title: Bilingual;
  /** The section addresses only the author, so it is left out of the dossier. */
  readonly advice?: true;
  /** The title shown to other readers, if the regular one addresses the author. Stored texts use the regular one. */
  readonly titleForOthers?: Bilingual;
  /** Earlier titles of the section, which older texts may still have. */
  readonly formerTitles?: readonly string[];
}

/** @returns groups, or sections with only a title, in the given order, from their titles by id. */
export function titled<const Id extends string>(titles: Readonly<Record<Id, Bilingual>>) {
  return (Object.keys(titles) as Id[]).map((id) => ({ id, title: titles[id] }));
}

/**
 * What a module produces: a write-up (docs/product.md#modules), ideas to choose from, personas, a journal with an
 * analysis of its entries, or a maturity score.
 */
export type ModuleKind = 'writeUp' | 'ideas' | 'personas' | 'journal' | 'score';

/**
 * @returns true if the result is a text, which the page shows while it is generated; false if it is structured data.
 */
export function isText(kind: ModuleKind): boolean {
  return kind === 'writeUp' || kind === 'journal';
}

/**
 * The definition of a module that the browser and the server share. The prompt is separate, because only the server has
 * it.
 */
export interface ModuleDefinition {
  /** Must never change, because the route, the stored data and the API use it. */
  readonly key: string;
  readonly kind: ModuleKind;
  /** Free modules are open to every signed-in user; the others require Premium (docs/product.md#free-tier). */
  readonly free: boolean;
  /** Whether the module also stores the user's inputs for the forecast (docs/forecast.md). */
  readonly forecast?: boolean;
  readonly title: Bilingual;
  /** For compact lists of all modules. */
  readonly shortTitle: Bilingual;
  /** What the user gains from the module, shown below its title. */
  readonly summary: Bilingual;
  /** In page order. */
  readonly groups: readonly QuestionGroup[];
  readonly questions: readonly Question[];
  /** The sections of the generated text, which is a write-up or a journal analysis. */
  readonly sections: readonly Section[];
}

/** The part of a definition that is needed on pages that do not show the module's questions. */
export interface ModuleOutline
  extends Pick<ModuleDefinition, 'key' | 'kind' | 'free' | 'forecast' | 'title' | 'shortTitle'> {
  readonly questions: readonly Pick<Question, 'id' | 'required'>[];
}

/** @returns a definition without the texts of the module's page, which are the largest part of it. */
export function outlineOf({ questions, ...definition }: ModuleDefinition): ModuleOutline {
  const { key, kind, free, forecast, title, shortTitle } = definition;
  return {
    ...{ key, kind, free, title, shortTitle },
    ...(forecast === undefined ? {} : { forecast }),
    questions: questions.map(({ id, required }) => ({ id, required })),
  };
}

/** Requires each question to name one of the module's own groups. */
type Grouped<Definition extends ModuleDefinition> = {
  readonly questions: readonly (Question & {
    readonly group: Definition['groups'][number]['id'];
  })[];
};

/**
 * Returns the definition unchanged. Its type keeps the literal ids, so that the compiler requires a prompt instruction
 * for each section and an existing group for each question, and tests can name questions.
 */
export function defineModule<const Definition extends ModuleDefinition>(
  definition: Definition & Grouped<Definition>,
): Definition {
  return definition;
}

/** @returns `derive` with its result cached for each definition. */
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

/** An example answer to each question of a module; for a choice, as text and not as an option id. */
export type Examples<Definition extends ModuleDefinition> = Readonly<
  Record<Definition['questions'][number]['id'], Bilingual>
>;
