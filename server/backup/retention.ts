const newestKept = 8;
const daysKept = 7;
/**
 * One day less than the 30 days stated on the privacy page, to allow for the interval between dumps and for a night
 * when the server is off.
 */
const oldestKeptMs = 29 * 86_400_000;

const form =
  /^rolling-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-([0-9a-f]{12})\.jsonl\.gz$/;

/**
 * Returns the name of a rolling dump. Names sort by time, and no other backup has such a name.
 * @param digest the hash of the rows in it, in hexadecimal.
 */
export function rollingDumpName(moment: Date, digest: string): string {
  const time = moment.toISOString().replace(/[:.]/g, '-');
  return `rolling-${time}-${digest.slice(0, 12)}.jsonl.gz`;
}

/** @returns whether the dump with this name has rows with this digest. */
export function hasDigest(name: string, digest: string): boolean {
  return form.exec(name)?.[6] === digest.slice(0, 12);
}

/** @returns those of the file names that are rolling dumps, newest first. */
export function rollingDumps(names: readonly string[]): string[] {
  return names
    .filter((name) => form.test(name))
    .sort()
    .reverse();
}

/** @returns whether a dump is older than `oldestKeptMs`. */
export function isTooOld(name: string, now: Date): boolean {
  const [, day, hours, minutes, seconds, milliseconds] = form.exec(name) ?? [];
  const moment = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return now.getTime() - moment > oldestKeptMs;
}

/**
 * @returns those of the file names that are expired rolling dumps. The newest eight dumps are kept, and the newest of
 *   each of the last seven days with dumps, unless they are over 29 days old. The newest dump is never among
 *   the expired.
 */
export function expiredDumps(names: readonly string[], now: Date): string[] {
  const dumps = rollingDumps(names);
  const byDay = Map.groupBy(dumps, (name) => form.exec(name)?.[1]);
  const ofDays = [...byDay.values()].slice(0, daysKept).map(([newest]) => newest);
  const kept = new Set([...dumps.slice(0, newestKept), ...ofDays]);
  return dumps.filter((name, index) => index > 0 && (!kept.has(name) || isTooOld(name, now)));
}
