/** @returns the middle of an odd or even number of measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/**
 * Measures two things in turn, so that a machine that slows down slows both.
 * @returns the medians of ours and of the bare limit.
 */
export async function interleaved(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<{ readonly ours: number; readonly bare: number }> {
  const measured = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.ours.push(await ours());
    measured.bare.push(await bare());
  }
  return { ours: median(measured.ours), bare: median(measured.bare) };
}
