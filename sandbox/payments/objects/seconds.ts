/** @returns the epoch seconds of a moment, as every object counts time. */
export function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** @returns the moment of some epoch seconds. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
