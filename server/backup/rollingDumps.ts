import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../outside/database.ts';
import { makeBackupFolder, removeTemporaries, settle, temporaryIn } from './files.ts';
import { nextTransaction } from './nextTransaction.ts';
import { expiredDumps, hasDigest, rollingDumpName, rollingDumps } from './retention.ts';
import { compress } from './writeBackup.ts';
import { writeRows } from './writeRows.ts';

const defaultEveryMs = 15 * 60_000;
/** How long the dump at a stop may take. */
const lastDumpMs = 10_000;

/**
 * Dumps the embedded database again and again, where something changed: PGlite never asks the disk
 * to write, so a power cut may cost its folder. A dump that fails is told and tried again the next
 * time. For the process that holds `dataDir`.
 */
export function startRollingDumps(options: {
  readonly db: Database;
  readonly dataDir: string;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}): {
  /** Takes the last one, where something changed since the one before. */
  stop(): Promise<void>;
} {
  const { db, onError } = options;
  const folder = makeBackupFolder(options.dataDir);
  removeTemporaries(folder);
  const giveUp = new AbortController();
  let covered: string | undefined;

  const dump = async (): Promise<void> => {
    if (covered !== undefined && covered === (await nextTransaction(db))) return;
    covered = await dumpInto(folder, db, giveUp.signal);
  };
  // One after the other, and one that fails stops none of the next.
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
 * Takes one dump, unless the newest one has the same rows: a restart writes to the database, but
 * changes nothing in them. An empty database is none that anybody would want back.
 * @returns the next transaction, which is still to come while the dump has everything.
 */
async function dumpInto(folder: string, db: Database, signal: AbortSignal): Promise<string> {
  const plain = temporaryIn(folder);
  try {
    const written = await writeRows(db, plain, signal);
    const [newest] = rollingDumps(readdirSync(folder));
    const isNew = newest === undefined || !hasDigest(newest, written.digest);
    if (isNew && written.count > 0) {
      const zipped = temporaryIn(folder);
      await compress(plain, zipped, signal);
      await settle(zipped, join(folder, rollingDumpName(new Date(), written.digest)));
      for (const name of expiredDumps(readdirSync(folder))) await rm(join(folder, name));
    }
    return written.nextTransaction;
  } finally {
    await rm(plain, { force: true });
  }
}
