/** A set of numbers with a binary search for the one nearest to a value. */
export interface Values<Source> {
  /** @returns the source of the number nearest to `value`, of those at most `within` away. */
  readonly near: (value: number, within: number) => Source | undefined;
}

export interface Valued<Source> {
  /** The sign is ignored, since a text gives a loss of 500 $ without one. */
  readonly value: number;
  readonly source: Source;
}

/** Tolerance for floating-point errors; scaled up for values above 1. */
const grain = 1e-9;

export function valuesOf<Source>(all: readonly Valued<Source>[]): Values<Source> {
  const ordered = all
    .map(({ value, source }) => ({ value: Math.abs(value), source }))
    .toSorted((a, b) => a.value - b.value)
    // The first of equal numbers is kept, so that a figure wins over a table cell.
    .filter(({ value }, at, sorted) => value !== sorted[at - 1]?.value);
  return {
    near: (value, within) => {
      let [low, high] = [0, ordered.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ordered[middle]?.value ?? 0) < value) low = middle + 1;
        else high = middle;
      }
      const [below, above] = [ordered[low - 1], ordered[low]];
      const distance = (one: typeof below) => (one ? Math.abs(one.value - value) : Number.NaN);
      const nearest = distance(below) <= distance(above) || !above ? below : above;
      return distance(nearest) <= within + grain * Math.max(1, value) ? nearest?.source : undefined;
    },
  };
}
