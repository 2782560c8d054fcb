/** How often a running generation is seen to, in milliseconds. Tests set shorter intervals. */
export interface Pace {
  /**
   * Interval at which a running generation renews its lease and checks whether another server watches it. Stop requests
   * are read more often (`activeRuns.ts`).
   */
  readonly beatMs: number;
  /**
   * Interval at which the new text of a watched generation is stored, longer than the interval at which a server sends
   * text to its own pages.
   */
  readonly storeMs: number;
  /** Interval at which a server that watches reads what was stored. */
  readonly readMs: number;
}

export const usualPace: Pace = { beatMs: 2_000, storeMs: 400, readMs: 400 };
