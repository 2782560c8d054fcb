import { expect } from 'vitest';
import { forecast } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import { inputsWithoutDefault, validInput, withInput } from './anyForecast.ts';
import { withoutStress } from './withoutStress.ts';

/**
 * @returns a message with the path and both values of the first figure that is known on the left but different on the
 * right; undefined if there is none.
 */
function firstChange(known: unknown, given: unknown, path = ''): string | undefined {
  if (known === null || known === given) return undefined;
  if (typeof known !== 'object' || typeof given !== 'object' || given === null) {
    return `${path}: ${known} without the input, ${given} with it`;
  }
  for (const [key, part] of Object.entries(known)) {
    const found = firstChange(part, (given as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Removes one input and expects each figure that is still known to be the same for any value of that input, and each
 * unknown one to name only that input as the reason.
 */
export function expectExactlyDependantsUnknown(
  inputs: ForecastInputs,
  which: number,
  seed: number,
): void {
  const paths = inputsWithoutDefault(inputs);
  const path = paths[which % paths.length] ?? [];
  const name = path.join('.');
  // Stress tests follow the same rules, so testing them for some of the plans is enough.
  const computed = which % 10 === 0 ? forecast : withoutStress;
  const { unknown, checks: _, ...without } = computed(withInput(inputs, path, null));
  for (const { because } of unknown) expect(because).toEqual([name]);
  const others = possible(path, seed).flatMap((value) => validInput(inputs, path, value) ?? []);
  for (const other of others) {
    const { unknown: __, checks: ___, ...given } = computed(other);
    expect(firstChange(without, given)).toBeUndefined();
  }
}

function possible(path: readonly (string | number)[], seed: number): unknown[] {
  const field = path.at(-1);
  const small = seed % 1_000;
  if (field === 'units') {
    return [0, 1, small, 60_000].map((units) => ({ mode: 'ramp', anchors: { 1: units } }));
  }
  if (field === 'rate') return ['0', '60', String((seed % 6_000) / 100)];
  if (field === 'term') return [360, 80 + (seed % 280), 80];
  if (field === 'amortisation') return [360, 80 + (seed % 280)];
  if (field === 'hoursPerWeek') return [0, 168, (seed % 16_800) / 100];
  // A line of 500 people cannot be paid more in total.
  if (field === 'wage') return [0, 1, small, seed];
  if (path[0] === 'offers') return [0, 1, small, 90_000];
  return [0, 1, small, seed, 100_000_000];
}
