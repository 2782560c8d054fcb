import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const repository = dirname(import.meta.dirname);

/** The npm workspaces. Apart from tests, each statically imports only workspaces before it. */
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

/** Loads `.env` if it exists. Existing environment variables take precedence. */
export function loadEnvironmentFile(): void {
  const file = join(repository, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
