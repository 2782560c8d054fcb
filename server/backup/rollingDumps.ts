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
/** How long the dump at shutdown may take. */
const lastDumpMs = 10_000;

/**
 * Dumps the embedded database regularly, when something changed: PGlite never syncs to the disk, so
 * a power cut may destroy its folder. A failed dump is logged and retried the next time. Expired
 * dumps are deleted, whether or not anything changed. For the process that holds `dataDir`.
 */
export function startRollingDumps(options: {
  readonly db: Database;
  readonly dataDir: string;
  readonly furtherTables?: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number | undefined;
  readonly clock?: Clock;
}): {
  /** Writes the last dump, if something changed since the previous one. */
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
  // One after the other; a failed one does not stop the next.
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
 * Writes one dump, unless the newest one has the same rows, which restarts do not change. A newest dump that is too old is replaced by a new one of the same rows. An
 * empty database is not dumped, since it is not worth restoring; its expired dumps are deleted
 * without replacement.
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
 * Keeps the embedded database safe while its server runs: rolling dumps, and a socket for `npm run
 * backup`. For the process that holds `dataDir`.
 */
export function startBackups(options: {
  readonly db: Database;
  readonly dataDir: string;
  /** Those that a backup holds beside the product's own. */
  readonly furtherTables?: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
  /** Time between two dumps, in milliseconds; the default is that of the dumps. */
  readonly everyMs?: number | undefined;
}): {
  /** Stops both; the last dump is written after all other writes have ended. */
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
