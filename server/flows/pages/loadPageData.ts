import type { PageData } from '@elan/domain/contract/pageData';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { readMe } from '../account/readMe.ts';
import { readSubscription } from '../billing/readSubscription.ts';
import { countProjects } from '../projects/countProjects.ts';
import { listProjects } from '../projects/listProjects.ts';

/**
 * The data of a signed-in page's first view, read at once: the person, and on the dashboard their
 * projects and plan.
 */
export async function loadPageData(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  input: { readonly account: Account; readonly isDashboard: boolean },
): Promise<Omit<PageData, 'deployment'>> {
  const { account } = input;
  const me = readMe(services, account);
  if (!input.isDashboard) return { me: await me };
  const first = { account, order: 'changed', search: undefined, cursor: undefined } as const;
  const [person, projects, projectCounts, subscription] = await Promise.all([
    me,
    listProjects(services, first),
    countProjects(services, { account }),
    // A founder has no subscription, so none is read (docs/product.md#founders-and-administrators).
    account.access.isFounder ? undefined : readSubscription(services, account),
  ]);
  return {
    me: person,
    projects,
    projectCounts,
    ...(subscription === undefined ? {} : { subscription }),
  };
}
