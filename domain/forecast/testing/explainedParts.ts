import { languages } from '../../language.ts';
import type { Explanation, Part } from '../explain/explanation.ts';

const isUnfilled = /undefined|NaN|\{\d/;

/**
 * @throws Error if an explanation has no valid formula, or is marked as a sum but does not equal the sum of its parts.
 */
export function expectWellFormed({ figure, value, isSum, formula, parts }: Explanation): void {
  for (const language of languages) {
    const text = formula[language];
    if (!text.includes(' = ')) throw new Error(`${figure}: ${text}`);
    if (!isUnfilled.test(text)) continue;
    // The names of lines, which may look like anything, are in the labels and in values that are texts.
    const named = parts.flatMap(({ label, value, unit }) => [
      label[language],
      ...(unit === 'text' ? [String(value)] : []),
    ]);
    // The longest first, since a label may be the beginning of another.
    const own = named
      .toSorted((one, other) => other.length - one.length)
      .reduce((left, name) => left.replaceAll(name, ''), text);
    if (isUnfilled.test(own)) throw new Error(`${figure}: ${text}`);
  }
  if (value === null || !isSum) return;
  const sum = parts.reduce((all, part) => all + signed(part), 0);
  if (sum !== value) throw new Error(`${figure} is ${value}, its parts sum to ${sum}`);
}

function signed({ value, sign = 1 }: Part): number {
  return sign * Number(value);
}

/** @returns the origin of each part, followed by its unit unless it is money, and by − if it is subtracted. */
export function partsOf(explanation: Explanation | undefined): readonly string[] | undefined {
  return explanation?.parts.map(
    (part) =>
      placeOf(part) +
      (part.unit === 'money' ? '' : ` ${part.unit}`) +
      (part.sign === -1 ? ' −' : ''),
  );
}

function placeOf({ origin }: Part): string {
  if (origin.kind === 'figure') return origin.figure;
  if (origin.kind === 'input') return `form ${origin.path}`;
  return origin.kind === 'rate' ? `table ${origin.year}` : 'rule';
}
