/** @returns the median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/**
 * Measures several things in turn, so that a slowdown of the machine affects all of them. The first round is a warm-up
 * and is not counted.
 * @returns the median of each.
 */
export async function interleaved<Name extends string>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(measures) as Name[];
  const measured = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await measures[name]();
      if (round > 0) measured.get(name)?.push(value);
    }
  }
  const medians = names.map((name) => [name, median(measured.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>;
}
