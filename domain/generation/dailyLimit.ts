const toronto = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function inToronto(moment: Date) {
  const parts = new Map(toronto.formatToParts(moment).map(({ type, value }) => [type, value]));
  const read = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    secondsOfDay:
      Number(read('hour')) * 3_600 + Number(read('minute')) * 60 + Number(read('second')),
  };
}

/** The day in which a generation counts for the installation: as its month, in Toronto, such as "2026-11-26". */
export function generationDay(now: Date): string {
  return inToronto(now).day;
}

/** @returns how many seconds until the next day begins; up to an hour off on the days that the clocks change. */
export function secondsToNextDay(now: Date): number {
  return 86_400 - inToronto(now).secondsOfDay;
}

/** The shares of the day's limit, in percent, of which the operator is told. */
export type ToldShare = 80 | 100;

/** @returns the highest of them that `used` has reached. */
export function shareReached(used: number, limit: number): ToldShare | undefined {
  if (used >= limit) return 100;
  return used * 100 >= limit * 80 ? 80 : undefined;
}
