import { Failure } from '@elan/domain/failure';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { emptyLedgerOf } from '../store/generations.ts';
import { removeBinned } from '../store/recycleBin.ts';
import { existingId } from './existing.ts';

/** Removes a project in the recycle bin for good, with everything in it. @throws Failure `not_found`. */
export async function removeProject(
  services: Pick<Services, 'db'>,
  input: { readonly userId: string; readonly id: string },
): Promise<void> {
  const id = existingId(input.id);
  await asUser(services.db, input.userId, async (tx) => {
    await emptyLedgerOf(tx, id);
    if (!(await removeBinned(tx, input.userId, id))) throw new Failure('not_found');
  });
}
