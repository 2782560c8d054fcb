import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

/** Reads `.env` where there is one; what the environment itself says wins over it. */
export function loadEnvironmentFile(): void {
  const file = join(repository, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
