import { Failure } from '@elan/domain/failure';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { holdAccount } from '../../store/accounts.ts';
import { emptyLedger, generationsIn } from '../../store/generations.ts';
import { lockBinned, removeBinned } from '../../store/recycleBin.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/**
 * Deletes a project in the recycle bin permanently, with everything in it. @throws Failure
 * `not_found`.
 */
export async function removeProject(
  services: Pick<Services, 'db'>,
  input: { readonly userId: string; readonly id: string },
): Promise<void> {
  const id = existingId(input.id);
  await withRowLevelSecurity(services.db, input.userId, async (tx) => {
    // The ledger is changed twice, first by its foreign key, which reads the account again.
    await holdAccount(tx, input.userId);
    if (!(await lockBinned(tx, input.userId, id))) throw new Failure('not_found');
    // After the deletion, the ledger no longer shows which generations were in it; before it, its
    // rows may not be locked.
    const generations = await generationsIn(tx, id);
    await removeBinned(tx, input.userId, id);
    await emptyLedger(tx, generations);
  });
}
