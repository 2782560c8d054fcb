const newestKept = 8;
const daysKept = 7;
/** A day less than the 30 that the privacy page names: for the last turn before, and for a night without the server. */
const oldestKeptMs = 29 * 86_400_000;

const form =
  /^rolling-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-([0-9a-f]{12})\.jsonl\.gz$/;

/**
 * The name of a rolling dump: names sort by the moment, and no other backup has such a one.
 * @param digest of the rows in it, in hexadecimal.
 */
export function rollingDumpName(moment: Date, digest: string): string {
  const time = moment.toISOString().replace(/[:.]/g, '-');
  return `rolling-${time}-${digest.slice(0, 12)}.jsonl.gz`;
}

/** @returns whether the dump of that name has the rows of that digest. */
export function hasDigest(name: string, digest: string): boolean {
  return form.exec(name)?.[6] === digest.slice(0, 12);
}

/** @returns the rolling dumps among the names of a folder, newest first. */
export function rollingDumps(names: readonly string[]): string[] {
  return names
    .filter((name) => form.test(name))
    .sort()
    .reverse();
}

/** @returns whether a dump is so old that whoever has left since must be in none like it. */
export function isTooOld(name: string, now: Date): boolean {
  const [, day, hours, minutes, seconds, milliseconds] = form.exec(name) ?? [];
  const moment = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return now.getTime() - moment > oldestKeptMs;
}

/**
 * @returns which of the names in a folder are rolling dumps that may go. The newest eight stay, and the newest
 *   one of each of the last seven days that have any, unless they are 29 days old; whatever else is there stays
 *   too. The newest stays at any age: its time is over when there is a newer one.
 */
export function expiredDumps(names: readonly string[], now: Date): string[] {
  const dumps = rollingDumps(names);
  const byDay = Map.groupBy(dumps, (name) => form.exec(name)?.[1]);
  const ofDays = [...byDay.values()].slice(0, daysKept).map(([newest]) => newest);
  const kept = new Set([...dumps.slice(0, newestKept), ...ofDays]);
  return dumps.filter((name, index) => index > 0 && (!kept.has(name) || isTooOld(name, now)));
}
