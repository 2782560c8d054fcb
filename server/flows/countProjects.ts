import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import * as store from '../store/projectList.ts';

/** How many projects a person has, and how many of them are completed. */
export function countProjects(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account },
): Promise<{ created: number; completed: number }> {
  const { id } = input.account;
  return asUser(services.db, id, (tx) => store.countProjects(tx, id));
}
