import { Failure } from '@elan/domain/failure';
import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { removeProject } from '../store/projects.ts';
import { existingId } from './moduleAt.ts';

/** Deletes a project and all that is in it. A suspended account may still delete. @throws Failure `not_found`. */
export async function deleteProject(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly id: string },
): Promise<void> {
  const id = existingId(input.id);
  const removed = await asUser(services.db, input.account.id, (tx) =>
    removeProject(tx, input.account.id, id),
  );
  if (!removed) throw new Failure('not_found');
}
