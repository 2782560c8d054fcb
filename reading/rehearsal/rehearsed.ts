import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import { type FigureSource, figureSource } from '@elan/domain/figures/source';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { AnswerMarks } from '@elan/domain/project/answerMarks';
import { quotation } from '@elan/domain/quotation';
import type { CheckedModules } from '../contradictions/projectChecks.ts';
import { comments, type Place } from '../projectTexts.ts';
import { clausesOf } from '../proposals/items.ts';

/** The parts of a project that may be used in answers. */
export interface RehearsalSources {
  readonly modules: Readonly<
    Record<string, (NonNullable<CheckedModules[string]> & Partial<AnswerMarks>) | undefined>
  >;
  /** Undefined if no forecast is saved. */
  readonly inputs: ForecastInputs | undefined;
  /** All checks of the project, including those confirmed as intended. */
  readonly checks: readonly AnsweredCheck[];
}

/** Words that the user wrote, and their place in the project. */
export interface Quotation {
  readonly words: string;
  readonly place: Place;
}

/** A project, prepared for the questions. */
export interface Rehearsed {
  /** Undefined if no forecast is saved. */
  readonly figures: FigureSource | undefined;
  /** @returns the chosen option, or undefined if there is none. */
  readonly chosen: (module: string, question: string) => string | undefined;
  /** @returns the full answer or comments; undefined if `isUnread`. */
  readonly own: (place: Place) => string | undefined;
  /** @returns a quotation from the beginning of the first of these answers that is the user’s own. */
  readonly quote: (...places: readonly Place[]) => Quotation | undefined;
  /** @returns a quotation of the first sentence that matches `about`. */
  readonly sentence: (about: RegExp, places: readonly Place[]) => Quotation | undefined;
  /** @returns whether this answer is a default, or a proposal that the user has not reviewed yet. */
  readonly isUnread: (place: Place) => boolean;
}

/** Splits an answer into sentences, or into clauses if it is a list of costs. */
const partsOf = ([, question]: Place, text: string) =>
  question === 'fixedCosts' ? clausesOf(text) : text.split(sentenceEnds);
const sentenceEnds = /(?<=[.!?])\s|[;\n]/u;

/** Prepares a project and computes its forecast, once for all questions. */
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
