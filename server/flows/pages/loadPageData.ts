import type { CallReply } from '@elan/domain/contract/call';
import type { PageData } from '@elan/domain/contract/pageData';
import type { deployment, StandIn } from '@elan/domain/contract/service';
import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { readMe } from '../account/readAccount.ts';
import { readSubscription } from '../billing/syncSubscription.ts';
import { countProjects, listProjects } from '../projects/listProjects.ts';
import { readProject } from '../projects/presentProject.ts';
import { resumeProject } from '../projects/resumeProject.ts';

type Reads = Pick<Services, 'db' | 'clock' | 'config'>;
type OwnData = Omit<PageData, 'deployment'>;

/** What a signed-in page shows first, read at once: the person, and what its screen begins with. */
export async function loadPageData(
  services: Reads,
  input: {
    readonly account: Account;
    readonly screen: 'dashboard' | 'module' | 'other';
    /** Which project this browser has open, as far as it said. */
    readonly projectId: string | undefined;
  },
): Promise<OwnData> {
  const { account, screen, projectId } = input;
  const [me, shown] = await Promise.all([
    readMe(services, account),
    {
      dashboard: () => ofDashboard(services, account),
      module: () => ofModule(services, account, projectId),
      other: () => ({}),
    }[screen](),
  ]);
  return { me, ...shown };
}

async function ofDashboard(services: Reads, account: Account): Promise<OwnData> {
  const first = { account, order: 'changed', search: undefined, cursor: undefined } as const;
  const [projects, projectCounts, resumption, subscription] = await Promise.all([
    listProjects(services, first),
    countProjects(services, { account }),
    resumeProject(services, { account }),
    // A founder has no subscription, so none is read (docs/product.md#founders-and-administrators).
    account.access.isFounder ? undefined : readSubscription(services, account),
  ]);
  return {
    projects,
    projectCounts,
    resumption,
    ...(subscription === undefined ? {} : { subscription }),
  };
}

async function ofModule(
  services: Reads,
  account: Account,
  id: string | undefined,
): Promise<OwnData> {
  const [project, projectCounts] = await Promise.all([
    id === undefined ? undefined : readProject(services, { account, id }).catch(ifMissing),
    countProjects(services, { account }),
  ]);
  return { projectCounts, ...(project ? { project } : {}) };
}

/** Deleted since, or of another person on the same browser: the page then begins without one. */
function ifMissing(error: unknown): undefined {
  if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
}

/**
 * Describes this installation: its stand-ins, the email of support, the name of the plan's price.
 */
export function describeDeployment(
  { config, payments }: Pick<Services, 'config' | 'payments'>,
  standIns: StandIn[],
): CallReply<typeof deployment> {
  return {
    standIns,
    supportEmail: config.supportEmail,
    signupDisabled: config.signupDisabled,
    freeLimit: config.freeLimit,
    plan: { id: 'premium', priceId: payments.priceId, mode: 'subscription' },
  };
}
