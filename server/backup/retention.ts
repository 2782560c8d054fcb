const newestKept = 8;
const daysKept = 7;
/**
 * A day less than the 30 days on the privacy page: to allow for the previous cycle, and for a night
 * when the server is off.
 */
const oldestKeptMs = 29 * 86_400_000;

const form =
  /^rolling-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-([0-9a-f]{12})\.jsonl\.gz$/;

/**
 * The name of a rolling dump. Names sort by time, and no other backup has a name of this form.
 * @param digest of the rows in it, in hexadecimal.
 */
export function rollingDumpName(moment: Date, digest: string): string {
  const time = moment.toISOString().replace(/[:.]/g, '-');
  return `rolling-${time}-${digest.slice(0, 12)}.jsonl.gz`;
}

/** @returns whether the dump with that name has the rows with that digest. */
export function hasDigest(name: string, digest: string): boolean {
  return form.exec(name)?.[6] === digest.slice(0, 12);
}

/** @returns the rolling dumps in the names of a folder, newest first. */
export function rollingDumps(names: readonly string[]): string[] {
  return names
    .filter((name) => form.test(name))
    .sort()
    .reverse();
}

/**
 * @returns whether a dump is so old that it may hold accounts deleted longer ago than the privacy
 * page allows.
 */
export function isTooOld(name: string, now: Date): boolean {
  const [, day, hours, minutes, seconds, milliseconds] = form.exec(name) ?? [];
  const moment = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return now.getTime() - moment > oldestKeptMs;
}

/**
 * @returns which names in a folder are expired rolling dumps. The newest eight are kept, and the
 * newest one of each of the last seven days with dumps, unless they are 29 days old; all other
 * files are kept too. The newest is kept at any age: it expires when there is a newer one.
 */
export function expiredDumps(names: readonly string[], now: Date): string[] {
  const dumps = rollingDumps(names);
  const byDay = Map.groupBy(dumps, (name) => form.exec(name)?.[1]);
  const ofDays = [...byDay.values()].slice(0, daysKept).map(([newest]) => newest);
  const kept = new Set([...dumps.slice(0, newestKept), ...ofDays]);
  return dumps.filter((name, index) => index > 0 && (!kept.has(name) || isTooOld(name, now)));
}
