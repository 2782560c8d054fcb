import { readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../adapters/database/database.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { openBackupSocket } from './backupSocket.ts';
import { makeBackupFolder, removeTemporaries, settle, temporaryIn } from './files.ts';
import { expiredDumps, hasDigest, isTooOld, rollingDumpName, rollingDumps } from './retention.ts';
import { compress, type WriteOptions, writeRows } from './writeBackup.ts';

const defaultEveryMs = 15 * 60_000;
/** Time limit of the dump at shutdown, in milliseconds. */
const lastDumpMs = 10_000;

/**
 * Dumps the embedded database regularly if something has changed. PGlite never syncs to the disk, so a power failure
 * may destroy its folder. A failed dump is reported and retried at the next interval. Expired dumps are deleted even if
 * nothing has changed. The caller must hold `dataDir`.
 */
export function startRollingDumps(options: {
  readonly db: Database;
  readonly dataDir: string;
  readonly furtherTables?: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number | undefined;
  readonly clock?: Clock;
}): {
  /** Stops the timer and, within ten seconds, writes a last dump if something changed since the previous dump. */
  stop(): Promise<void>;
} {
  const { db, furtherTables, onError, clock = systemClock } = options;
  const folder = makeBackupFolder(options.dataDir);
  removeTemporaries(folder);
  removeExpired(folder, clock.now());
  const giveUp = new AbortController();

  const dump = async (): Promise<void> => {
    removeExpired(folder, clock.now());
    await dumpInto(folder, { db, furtherTables, clock, signal: giveUp.signal });
  };
  // Dumps run one at a time; a failed dump does not prevent the next.
  let last = Promise.resolve();
  const dumpNext = (): Promise<void> => {
    last = last.then(dump).catch(onError);
    return last;
  };
  const timer = setInterval(dumpNext, options.everyMs ?? defaultEveryMs);

  return {
    async stop() {
      clearInterval(timer);
      const bound = setTimeout(() => giveUp.abort(), lastDumpMs);
      await dumpNext();
      clearTimeout(bound);
    },
  };
}

/**
 * Writes a dump, unless the newest dump has the same rows and is not too old. An empty database is not worth restoring:
 * it is not dumped, and the newest dump is deleted if it is too old.
 */
async function dumpInto(
  folder: string,
  options: WriteOptions & { readonly db: Database; readonly clock: Clock },
): Promise<void> {
  const { db, clock, signal } = options;
  const plain = temporaryIn(folder);
  try {
    const written = await writeRows(db, plain, options);
    const now = clock.now();
    const [newest] = rollingDumps(readdirSync(folder));
    const isDue = newest !== undefined && isTooOld(newest, now);
    const isNew = newest === undefined || isDue || !hasDigest(newest, written.digest);
    if (isNew && written.count > 0) {
      const zipped = temporaryIn(folder);
      await compress(plain, zipped, signal);
      await settle(zipped, join(folder, rollingDumpName(now, written.digest)));
      removeExpired(folder, now);
    } else if (isDue) {
      rmSync(join(folder, newest));
    }
  } finally {
    await rm(plain, { force: true });
  }
}

function removeExpired(folder: string, now: Date): void {
  for (const name of expiredDumps(readdirSync(folder), now)) rmSync(join(folder, name));
}

/**
 * Protects the embedded database while its server runs, with rolling dumps and a socket for `npm run backup`. The
 * caller must hold `dataDir`.
 */
export function startBackups(options: {
  readonly db: Database;
  readonly dataDir: string;
  /** Tables to back up in addition to the product's own. */
  readonly furtherTables?: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
  /** Time between two dumps, in milliseconds; the default is 15 minutes. */
  readonly everyMs?: number | undefined;
}): {
  /** Closes the socket, and writes a last dump if something changed. Call this after all other writes have ended. */
  stop(): Promise<void>;
} {
  const socket = openBackupSocket(options);
  const dumps = startRollingDumps(options);
  return {
    async stop() {
      await socket.close();
      await dumps.stop();
    },
  };
}
