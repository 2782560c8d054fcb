const newestKept = 8;
const daysKept = 7;

const form = /^rolling-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}-\d{3}Z-([0-9a-f]{12})\.jsonl\.gz$/;

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
  return form.exec(name)?.[2] === digest.slice(0, 12);
}

/** @returns the rolling dumps among the names of a folder, newest first. */
export function rollingDumps(names: readonly string[]): string[] {
  return names
    .filter((name) => form.test(name))
    .sort()
    .reverse();
}

/**
 * @returns which of the names in a folder are rolling dumps that may go. The newest eight stay, and
 *   the newest one of each of the last seven days that have any; whatever else is there stays too.
 */
export function expiredDumps(names: readonly string[]): string[] {
  const dumps = rollingDumps(names);
  const byDay = Map.groupBy(dumps, (name) => form.exec(name)?.[1]);
  const ofDays = [...byDay.values()].slice(0, daysKept).map(([newest]) => newest);
  const kept = new Set([...dumps.slice(0, newestKept), ...ofDays]);
  return dumps.filter((name) => !kept.has(name));
}
