import type { Database } from '../adapters/database/database.ts';
import { openBackupSocket } from './backupSocket.ts';
import { startRollingDumps } from './rollingDumps.ts';

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
