import type { Explanation, Part } from '../explain/explanation.ts';

/** @returns where each part comes from, with its unit where it is not money, and − where it is taken off. */
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
