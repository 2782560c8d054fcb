/** Numbers among which one near another is found without looking at all of them. */
export interface Values<Source> {
  /** @returns the source of the number nearest to `value`, of those at most `within` away. */
  readonly near: (value: number, within: number) => Source | undefined;
}

export interface Valued<Source> {
  /** Its sign does not count: a text tells a loss of 500 $ without one. */
  readonly value: number;
  readonly source: Source;
}

/** What binary fractions may be off. */
const grain = 1e-9;

export function valuesOf<Source>(all: readonly Valued<Source>[]): Values<Source> {
  const sorted = all
    .map(({ value, source }) => ({ value: Math.abs(value), source }))
    .toSorted((a, b) => a.value - b.value);
  return {
    near: (value, within) => {
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle]?.value ?? 0) < value) low = middle + 1;
        else high = middle;
      }
      const [below, above] = [sorted[low - 1], sorted[low]];
      const distance = (one: typeof below) => (one ? Math.abs(one.value - value) : Number.NaN);
      const nearest = distance(below) <= distance(above) || !above ? below : above;
      return distance(nearest) <= within + grain * Math.max(1, value) ? nearest?.source : undefined;
    },
  };
}
