import { type LocatedAmount, locatedAmountsIn } from '../amounts/amounts.ts';
import { numbersIn } from '../amounts/numbers.ts';
import { type Period, periodOf } from '../amounts/period.ts';
import { type Quantity, quantitiesIn } from '../amounts/quantities.ts';
import { comments, type ProjectTexts } from '../projectTexts.ts';
import { isAside, isConditional } from './aside.ts';
import { type Moment, momentsIn } from './moments.ts';
import { anyOf } from './words.ts';

/** What a number in an answer measures. Time is a duration, in the unit `per`. */
export type Measure = 'money' | 'share' | 'count' | 'time';

/** A sentence of an answer or of a module's comments. */
export interface Sentence {
  readonly module: string;
  readonly question: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly moments: readonly Moment[];
  /** Whether any part of it is not about the plan. */
  readonly isAside: boolean;
}

/** A number that a person states, with the words around it. */
export interface Fact {
  readonly measure: Measure;
  /** In dollars, percent, things or the unit of a duration; `most` differs for a range. */
  readonly least: number;
  readonly most: number;
  /** The other reading of an ambiguous number, such as 12 for "12,000 $". */
  readonly other: number | undefined;
  /** How far the real number may be from it: half the last digit, or a tenth after "about". */
  readonly slack: number;
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** The period that a rate is for, or the unit of a duration. */
  readonly per: Period | 'minute' | undefined;
  /** The clause around the number, up to other numbers of its kind. */
  readonly clause: string;
  /** What the number is about: its clause, and the clauses before it if it has no words of its own. */
  readonly about: string;
  /** Whether the clause is not about the plan: possible, past, of someone else or taken back. */
  readonly isAside: boolean;
  readonly isTotal: boolean;
}

/** Questions about a competitor or a distant future. */
export const notOfPlan: ReadonlySet<string> = new Set(['competitors', 'vision']);
/** Questions about customers, the market or the past too, where only words of the first person are about the plan. */
export const ofOthers: ReadonlySet<string> = new Set([
  ...notOfPlan,
  ...['targetMarket', 'targetCustomers', 'problemSolved', 'marketTrends'],
  ...['experience', 'skills', 'interests'],
]);

const sentenceEnd = /(?<=[.!?…])\s+|\n+/u;
/** Longer sentences are not read. */
const longest = 600;
const pause = /[;:()\n]|[–—]|,(?=\s)/gu;
const and = /\s(?:et|and|puis|plus|then|but|mais)\s/giu;
const approximately = anyOf(
  'environ|about|around|roughly|approximately|autour d*|à peu près|près d*|some|nearly|almost|presque|plus ou moins|maybe|quelque',
);
const empty = anyOf(
  'soit|donc|so|that is|that’s|hence|ça fait|ça donne|c’est|environ|about|around|roughly|à peu près|autour d*|par|per|a|an|le|la|les|l|the|de|du|d|des|in|en|for|pour|et|and|tout|all|total|together|ensemble|at|à|is|est|mois|month|année|year|semaine|week|heure|hour|jour|day|chacune?|each|of|plus|more|which|makes?|it|comes?|to|only|just|seulement|un|une|monthly|mensuel*|annuel*|yearly',
  'giu',
);
const units: readonly (readonly [Fact['per'], RegExp])[] = (
  [
    ['minute', 'minutes?|min'],
    ['hour', 'heures?|hours?|h|hrs?'],
    ['day', 'jours?|days?'],
    ['week', 'semaines?|weeks?'],
    ['month', 'mois|months?'],
    // Seasons count the years of work on a farm.
    ['year', 'ans?|années?|years?|yrs?|saisons?|seasons?'],
  ] as const
).map(([unit, words]) => [unit, new RegExp(`^[ \\u00a0-]?(?:${words})(?![\\p{L}\\d])`, 'iu')]);

/** Further sentences are not read, so that no text takes long. A project of many long answers has half as many. */
const mostSentences = 600;
const hasLetters = /\p{L}{2}/u;

/** @returns what the answers and comments of a project say, sentence by sentence. */
export function registerOf(project: ProjectTexts): readonly Sentence[] {
  const found: Sentence[] = [];
  for (const [module, saved] of Object.entries(project)) {
    const answers = Object.entries(saved?.answers ?? {});
    for (const [question, answer] of [...answers, [comments, saved?.comments ?? ''] as const]) {
      const texts = answer
        .split(sentenceEnd)
        .filter((text) => text.length <= longest && hasLetters.test(text))
        .slice(0, mostSentences - found.length);
      for (const text of texts) found.push(sentenceOf({ module, question, text }));
    }
  }
  return found;
}

function sentenceOf(said: Pick<Sentence, 'module' | 'question' | 'text'>): Sentence {
  const { text } = said;
  return { ...said, facts: factsIn(text), moments: momentsIn(text), isAside: isAside(text, text) };
}

interface Located {
  readonly measure: Measure;
  readonly least: number;
  readonly most: number;
  readonly other: number | undefined;
  readonly step: number;
  readonly start: number;
  readonly end: number;
  readonly per?: Fact['per'];
  readonly isTotal?: boolean;
}

/** A sentence with more numbers is a table and not read. */
const mostFacts = 24;
/** French for an oven, not the number four. */
const isOven = /(?<!\p{L})(?:le|un|mon|du|ce|notre|au)\sfour$/iu;

/** @returns the numbers that a sentence states, in its order. */
export function factsIn(text: string): readonly Fact[] {
  const quantities = quantitiesIn(text);
  const numbers = numbersIn(text).filter(({ value }) => value >= 2);
  const found: readonly Located[] = [
    ...locatedAmountsIn(text, quantities).map((amount) => money(amount, quantities)),
    ...quantities.flatMap((one): Located[] => {
      if (one.unit !== 'count' && one.unit !== 'percent') return [];
      if (isOven.test(text.slice(Math.max(0, one.start - 8), one.end))) return [];
      const measure = one.unit === 'count' ? 'count' : 'share';
      // A period after another number is that of the other number, as in "22 gardens are 88 days".
      const next = numbers.find(({ start }) => start >= one.end)?.start;
      const per =
        measure === 'count'
          ? periodOf(after(text.slice(0, next), one.end).replace(compound, ' '))
          : undefined;
      return [{ ...one, measure, other: undefined, per }];
    }),
    ...durationsIn(text),
  ].toSorted((a, b) => a.start - b.start);
  if (found.length > mostFacts) return [];
  const facts: Fact[] = [];
  for (const one of found) facts.push(withWords(text, one, { located: found, facts }));
  return facts;
}

/** A word such as "desk-months", which names no period. */
const compound = /\p{L}+-\p{L}+/gu;

/** @returns the words after a number, up to the next pause. */
const after = (text: string, end: number) =>
  text.slice(end, end + 60).split(/[;:,.()\n]/u)[0] ?? '';

function money(amount: LocatedAmount, quantities: readonly Quantity[]): Located {
  const { start, end, least, most, asDecimal, per, isTotal } = amount;
  const step = quantities.find((one) => one.start === start)?.step ?? 1;
  return { measure: 'money', least, most, other: asDecimal?.value, step, start, end, per, isTotal };
}

function durationsIn(text: string): readonly Located[] {
  return numbersIn(text).flatMap(({ value, step, start, end }) => {
    const found = units.find(([, sign]) => sign.test(text.slice(end, end + 12)));
    if (!found) return [];
    const [per, sign] = found;
    const length = sign.exec(text.slice(end, end + 12))?.[0].length ?? 0;
    const range = { least: value, most: value, other: undefined, step, start, end: end + length };
    return [{ ...range, measure: 'time' as const, per }];
  });
}

/** Words that begin a clause about what the clause before it names. */
const continues =
  /^(?:qui|dont|il|elle|ils|elles|ça|worth|valeur|which|it|they|soit|donc|so)(?!\p{L})/iu;

interface Before {
  readonly located: readonly Located[];
  /** The facts before this one. */
  readonly facts: readonly Fact[];
}

function withWords(text: string, one: Located, { located, facts }: Before): Fact {
  const { step, start, end, ...rest } = one;
  const [from, to] = boundsOf(text, one, located);
  const clause = text.slice(from, to).trim();
  const isApproximate = approximately.test(text.slice(Math.max(0, start - 16), start));
  const previous = facts.findLast(({ measure }) => measure === one.measure);
  const since = text.slice(previous?.end ?? 0, from);
  const lead = hasWords(since) ? since : (previous?.about ?? since);
  // A colon follows what the amounts after it are about.
  const isLabelled = since.trimEnd().endsWith(':');
  const isOwn =
    !isLabelled &&
    hasWords(text.slice(from, start) + text.slice(end, to)) &&
    !continues.test(clause);
  return {
    ...rest,
    per: rest.per,
    isTotal: rest.isTotal ?? false,
    start,
    end,
    slack: Math.max(step / 2, isApproximate ? one.least / 10 : 0),
    written: text.slice(start, end).trim(),
    clause,
    about: isOwn ? clause : `${lead} ${clause}`.trim(),
    isAside: isAside(clause, text) || isConditional(text.slice(0, start), text),
  };
}

const hasWords = (words: string) => /\p{L}{2}/u.test(words.replace(empty, ''));

/** @returns the start and end of the clause around a number, up to the next number of its kind. */
function boundsOf(
  text: string,
  { start, end, measure }: Located,
  all: readonly Located[],
): readonly [number, number] {
  const alike = all.filter((one) => one.measure === measure);
  const previous = alike.findLast((one) => one.end <= start)?.end ?? 0;
  const next = alike.find((one) => one.start >= end)?.start ?? text.length;
  const before = text.slice(previous, start);
  const pauses = [...before.matchAll(pause)].map(({ index }) => previous + index + 1);
  const behind = text.slice(end, next);
  // Between two numbers without a pause, "and" separates what they are about.
  const ands = pauses.length > 0 || previous === 0 ? [] : [...before.matchAll(and)];
  const stop = behind.search(pause);
  const [until] = next === text.length ? [] : [...behind.matchAll(and)];
  const length = stop >= 0 ? stop : (until?.index ?? behind.length);
  return [
    Math.max(previous, ...pauses, ...ands.map(({ index }) => previous + index + 1)),
    end + length,
  ];
}
