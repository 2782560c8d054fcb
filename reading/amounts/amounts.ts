import { type Period, periodOf } from './period.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

/** An amount in dollars found in a text. `least` and `most` differ only for a range. */
export interface Amount {
  readonly least: number;
  readonly most: number;
  /** The period, if the text states one: "850 $/mois" is per month. */
  readonly per: Period | undefined;
  /** Whether the words beside the amount call it a total. */
  readonly isTotal: boolean;
  /** The other possible value: 12 if "12,000 $" was read as 12 000 $. For a range, that of its low end. */
  readonly asDecimal?: Quantity['asDecimal'];
}

export interface LocatedAmount extends Amount {
  readonly start: number;
  readonly end: number;
}

/** No new business deals in larger amounts, so a larger number must be something else. */
const greatest = 1_000_000_000;

/**
 * @returns the amounts in Canadian dollars in a text, up to a billion, in the order of the text. Accepts the formats of
 * both languages ("1 200 $", "$1,200", "850$/mois", "15 k$", "entre 200 et 300 $").
 */
export function amountsIn(text: string): readonly Amount[] {
  return locatedAmountsIn(text).map(({ start: _start, end: _end, ...found }) => found);
}

/**
 * @param quantities the quantities of the text, if the caller has already parsed them.
 * @returns the same amounts as `amountsIn`, with the start and end index of each.
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

/** Matches the punctuation between two phrases. */
const pause = /[;\n()]|[.,:](?=\s|$)/u;
const total = /\b(total|totaux|somme|en tout|in all|altogether|overall)\b/iu;

/** Reads the period and "total" from the words on either side of an amount, up to the nearest pause. */
function labelsOf(earlier: string, later: string): Pick<Amount, 'per' | 'isTotal'> {
  const [next = ''] = later.split(pause);
  // A colon right before the amount is no pause: « Total : 1 200 $ », « Par mois : 650 $ ».
  const announced = earlier.trimEnd();
  const before = announced.endsWith(':') ? announced.slice(0, -1) : earlier;
  const previous = before.split(pause).at(-1) ?? '';
  return {
    per: periodOf(next) ?? periodOf(previous),
    isTotal: total.test(next) || total.test(previous),
  };
}
