/** @returns the middle of an odd or even number of measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/**
 * Measures several things in turn, so that a machine that slows down slows them all; the first round
 * warms up and does not count.
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

/**
 * Measures processor time: what else the machine does at that moment does not count.
 * @param repeats done in a row for one measurement, so that the clock's own grain does not count.
 * @returns a measure of one `work`, in milliseconds.
 */
export function processorTime(repeats: number, work: () => unknown): () => Promise<number> {
  return async () => {
    const start = process.cpuUsage();
    for (let repeat = 0; repeat < repeats; repeat += 1) work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 / repeats;
  };
}
