import { stat } from 'node:fs/promises';
import { verifyBackup } from '../backup/readBackup.ts';
import { requireKnownSchema, restoreBackup } from '../backup/restoreBackup.ts';
import { summary } from '../backup/summary.ts';
import type { Config } from '../config/config.ts';
import { refuse } from '../config/env.ts';
import { loadConfiguredStandIns } from './loadStandIns.ts';
import { databaseName, withDatabase } from './withDatabase.ts';

/**
 * Restores a backup into the configured database, which must be empty.
 * @returns the line for the operator.
 * @throws ConfigError with one line, and without writing a row, when it cannot be restored.
 */
export async function restoreCommand(
  config: Config,
  file: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  if (file === undefined) refuse('FILE', 'is missing: npm run restore -- FILE');
  const { header, counts } = await verifyBackup(file);
  requireKnownSchema(file, header);
  const name = databaseName(config);
  const standInRecords = await loadConfiguredStandIns(config);
  await withDatabase(config, (database) =>
    restoreBackup(database, name, file, header, { signal, standInRecords }),
  );
  const { size } = await stat(file);
  return `Restored ${file} of ${header.takenAt} into ${name}: ${summary(counts, size)}`;
}
