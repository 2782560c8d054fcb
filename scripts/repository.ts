import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root folder of the repository. */
export const repository = dirname(import.meta.dirname);

/** The npm workspaces; a later one may import an earlier one. */
export const workspaces = [
  'domain',
  'reading',
  'modules',
  'dossier',
  'server',
  'sandbox',
  'testing',
  'client',
  'web',
  'e2e',
  'bench',
  'evaluate',
] as const;

export const webDist = join(repository, 'web/dist');

/** Reads `.env` if it exists; variables of the environment take precedence. */
export function loadEnvironmentFile(): void {
  const file = join(repository, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
