import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId, existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findGeneration, requestStop } from '../../store/generations.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/**
 * Stops a generation, on whichever server it runs; one that has ended is not changed.
 * @throws Failure `not_found` when there is no such generation of this module.
 */
export async function stopGeneration(
  services: Pick<Services, 'db' | 'runs'>,
  input: {
    readonly account: Account;
    readonly projectId: string;
    readonly module: string;
    readonly idempotencyKey: string;
  },
): Promise<void> {
  const definition = existingModule(input.module);
  existingId(input.projectId);
  const generation = await withRowLevelSecurity(services.db, input.account.id, async (tx) => {
    const row = await findGeneration(tx, input.account.id, input.idempotencyKey);
    if (row?.projectId !== input.projectId || row.module !== definition.key) return undefined;
    await requestStop(tx, row.id);
    return row;
  });
  if (!generation) throw new Failure('not_found');
  services.runs.find(generation.id)?.end(new Failure('generation_stopped'));
}
