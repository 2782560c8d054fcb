/** The clock of Toronto, because the installation's daily limit restarts at midnight there. */
const toronto = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** @returns the number of seconds until midnight in Toronto; up to an hour off on days when the clocks change. */
export function secondsToNextDay(now: Date): number {
  const parts = new Map(toronto.formatToParts(now).map(({ type, value }) => [type, value]));
  const read = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name));
  return 86_400 - (read('hour') * 3_600 + read('minute') * 60 + read('second'));
}

/** The percentages of the daily limit at which the operator is notified. */
export type AlertShare = 80 | 100;

/** @returns the highest alert share that `used` has reached, if any. */
export function shareReached(used: number, limit: number): AlertShare | undefined {
  if (used >= limit) return 100;
  return used * 100 >= limit * 80 ? 80 : undefined;
}
