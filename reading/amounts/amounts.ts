import { type Period, periodOf } from './period.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

/** An amount of Canadian dollars that a person wrote; a range has two ends. */
export interface Amount {
  readonly least: number;
  readonly most: number;
  /** The period, where the text states one: "850 $/mois" is by the month. */
  readonly per: Period | undefined;
  /** The person calls it a total of other amounts. */
  readonly isTotal: boolean;
  /** Its other possible meaning: 12 where "12,000 $" is read as 12 000 $; for a range, that of its low end. */
  readonly asDecimal?: Quantity['asDecimal'];
}

export interface LocatedAmount extends Amount {
  readonly start: number;
  readonly end: number;
}

/** No business of a person who starts out has more; a longer number is something else. */
const greatest = 1_000_000_000;

/**
 * @returns the amounts of dollars in a text, in its order, in the formats of both languages
 * ("1 200 $", "$1,200", "850$/mois", "15 k$", "entre 200 et 300 $"). A number without a dollar is none.
 */
export function amountsIn(text: string): readonly Amount[] {
  return locatedAmountsIn(text).map(({ start: _start, end: _end, ...found }) => found);
}

/**
 * @param quantities of the text, where they are read already.
 * @returns the same amounts with where each begins and ends in the text.
 */
export function locatedAmountsIn(
  text: string,
  quantities: readonly Quantity[] = quantitiesIn(text),
): readonly LocatedAmount[] {
  const found = quantities.filter(({ unit, most }) => unit === 'dollars' && most <= greatest);
  return found.map(({ start, end, least, most, asDecimal }, index) => {
    const earlier = text.slice(found[index - 1]?.end ?? 0, start);
    const later = text.slice(end, found[index + 1]?.start);
    return { start, end, least, most, asDecimal, ...labelsOf(earlier, later) };
  });
}

/** Where one phrase ends and the next begins. */
const pause = /[;\n()]|[.,:](?=\s|$)/u;
const total = /\b(total|totaux|somme|en tout|in all|altogether|overall)\b/iu;

/** What the words beside an amount state about it, up to a pause on either side. */
function labelsOf(earlier: string, later: string): Pick<Amount, 'per' | 'isTotal'> {
  const [next = ''] = later.split(pause);
  // A colon announces what follows: « Total : 1 200 $ », « Par mois : 650 $ ».
  const announced = earlier.trimEnd();
  const before = announced.endsWith(':') ? announced.slice(0, -1) : earlier;
  const previous = before.split(pause).at(-1) ?? '';
  return {
    per: periodOf(next) ?? periodOf(previous),
    isTotal: total.test(next) || total.test(previous),
  };
}
