import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import { type FigureSource, figureSource } from '@elan/domain/figures/source';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { AnswerMarks } from '@elan/domain/project/answerMarks';
import { quotation } from '@elan/domain/quotation';
import type { CheckedModules } from '../contradictions/projectChecks.ts';
import { comments, type Place } from '../projectTexts.ts';
import { clausesOf } from '../proposals/items.ts';

/** What is read of a project; nothing else can be in an answer. */
export interface RehearsalSources {
  readonly modules: Readonly<
    Record<string, (NonNullable<CheckedModules[string]> & Partial<AnswerMarks>) | undefined>
  >;
  /** From the saved forecast. */
  readonly inputs: ForecastInputs | undefined;
  /** Every contradiction in the project, and those confirmed as intended. */
  readonly checks: readonly AnsweredCheck[];
}

/** Words of the person, and their place. */
export interface Quotation {
  readonly words: string;
  readonly place: Place;
}

/** A project, ready for the questions. */
export interface Rehearsed {
  /** Undefined where no forecast is saved. */
  readonly figures: FigureSource | undefined;
  /** @returns the option that was chosen; undefined for none. */
  readonly chosen: (module: string, question: string) => string | undefined;
  /** @returns the person’s full answer or comments; undefined where the product wrote it. */
  readonly own: (place: Place) => string | undefined;
  /** @returns the beginning of the first answer that is the person’s own, to be quoted. */
  readonly quote: (...places: readonly Place[]) => Quotation | undefined;
  /** @returns the first sentence that mentions something, to be quoted. */
  readonly sentence: (about: RegExp, places: readonly Place[]) => Quotation | undefined;
  /** @returns whether auto-fill proposed this answer and the person has not reviewed it yet. */
  readonly isUnread: (place: Place) => boolean;
}

/** An answer that lists costs holds them between commas. */
const partsOf = ([, question]: Place, text: string) =>
  question === 'fixedCosts' ? clausesOf(text) : text.split(sentenceEnds);
const sentenceEnds = /(?<=[.!?])\s|[;\n]/u;

/** Computes and reads a project once for all questions. */
export function rehearsedFrom({ modules, inputs }: RehearsalSources): Rehearsed {
  const answerAt = ([module, question]: Place) =>
    question === comments ? modules[module]?.comments : modules[module]?.answers?.[question];
  const isUnread = ([module, question]: Place) => {
    const { proposedAnswers = [], defaultedAnswers = [] } = modules[module] ?? {};
    return [...proposedAnswers, ...defaultedAnswers].includes(question);
  };
  const own = (place: Place) => (isUnread(place) ? undefined : answerAt(place));
  const quotedAt = (place: Place, text: string | undefined): Quotation | undefined => {
    const words = quotation(text);
    return words === undefined ? undefined : { words, place };
  };
  const firstOf = (places: readonly Place[], read: (place: Place) => Quotation | undefined) => {
    for (const place of places) {
      const found = read(place);
      if (found) return found;
    }
    return undefined;
  };
  return {
    figures: inputs && figureSource(inputs),
    chosen: (module, question) => modules[module]?.answers?.[question],
    own,
    quote: (...places) => firstOf(places, (place) => quotedAt(place, own(place))),
    sentence: (about, places) =>
      firstOf(places, (place) =>
        quotedAt(
          place,
          partsOf(place, own(place) ?? '').find((one) => about.test(one)),
        ),
      ),
    isUnread,
  };
}
