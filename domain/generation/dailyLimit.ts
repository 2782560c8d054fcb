/** The clock of Toronto: a day of the installation begins with that of its date. */
const toronto = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** @returns how many seconds until the next day begins; up to an hour off on the days that the clocks change. */
export function secondsToNextDay(now: Date): number {
  const parts = new Map(toronto.formatToParts(now).map(({ type, value }) => [type, value]));
  const read = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name));
  return 86_400 - (read('hour') * 3_600 + read('minute') * 60 + read('second'));
}

/** The shares of the day's limit, in percent, at which the operator is notified. */
export type AlertShare = 80 | 100;

/** @returns the highest of them that `used` has reached. */
export function shareReached(used: number, limit: number): AlertShare | undefined {
  if (used >= limit) return 100;
  return used * 100 >= limit * 80 ? 80 : undefined;
}
