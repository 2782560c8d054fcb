import { type StorageUse, storageLimitOf } from '@elan/domain/subscription/storage';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import * as store from '../../store/projectList.ts';
import { readStored } from '../../store/storage.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/** How many projects a person has, how many of them are completed, and how much they store. */
export function countProjects(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account },
): Promise<{ created: number; completed: number; storage: StorageUse }> {
  const { id, access } = input.account;
  return withRowLevelSecurity(services.db, id, async (tx) => ({
    ...(await store.countProjects(tx, id)),
    storage: { used: await readStored(tx, id), limit: storageLimitOf(access.plan) },
  }));
}
