import { randomUUID } from 'node:crypto';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { Transaction } from '../outside/database.ts';
import type { ModulePlace } from './modules.ts';
import { moduleVersions } from './schema.ts';

/** Keeps a text that is not the module's current one: the one before, or one that came too late. */
export async function keepVersion(
  tx: Transaction,
  place: ModulePlace,
  data: ModuleContent,
  cause: 'replaced' | 'offered',
  now: Date,
): Promise<void> {
  await tx
    .insert(moduleVersions)
    .values({ id: randomUUID(), ...place, data, cause, createdAt: now });
}
