import type { CallReply } from '@elan/domain/contract/call';
import type { PageData, ProjectHint } from '@elan/domain/contract/pageData';
import type { deployment, StandIn } from '@elan/domain/contract/service';
import { Failure } from '@elan/domain/failure';
import { isModuleKey } from '@elan/modules/catalogue';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { readMe } from '../account/readAccount.ts';
import { readSubscription } from '../billing/syncSubscription.ts';
import { readTakenAway } from '../dossier/readTakenAway.ts';
import { countProjects, listProjects } from '../projects/listProjects.ts';
import { readProject } from '../projects/presentProject.ts';
import { figuresNamedIn } from '../projects/readFigures.ts';
import { rehearseProject } from '../projects/rehearseProject.ts';
import { resumeProject } from '../projects/resumeProject.ts';

type Reads = Pick<Services, 'db' | 'clock' | 'config'>;
/** The screens that begin with data of their own. */
export type Screen =
  | 'dashboard'
  | 'module'
  | 'rehearsal'
  | 'dossier'
  | 'pricing'
  | 'account'
  | 'other';
type OwnData = Omit<PageData, 'deployment'>;

/** What a signed-in page shows first, read at once: the person, and what its screen begins with. */
export async function loadPageData(
  services: Reads,
  input: {
    readonly account: Account;
    readonly screen: Screen;
    /** Which project this browser has open and where, as far as it said. */
    readonly hint: ProjectHint | undefined;
    /** Which paid module was asked for there, likewise. */
    readonly wanted: string | undefined;
  },
): Promise<OwnData> {
  const { account, screen, hint, wanted } = input;
  const projectId = hint?.projectId;
  const [me, shown] = await Promise.all([
    readMe(services, account),
    {
      dashboard: () => ofDashboard(services, account, hint),
      module: () => ofModule(services, account, projectId),
      rehearsal: () => ofRehearsal(services, account, projectId),
      dossier: () => ofDossier(services, account, projectId),
      pricing: () => ofPricing(services, account, wanted),
      account: () => ofAccount(services, account),
      other: () => ({}),
    }[screen](),
  ]);
  return { me, ...shown };
}

async function ofDashboard(
  services: Reads,
  account: Account,
  hint: ProjectHint | undefined,
): Promise<OwnData> {
  const first = { account, order: 'changed', search: undefined, cursor: undefined } as const;
  const [projects, projectCounts, resumption, subscription] = await Promise.all([
    listProjects(services, first),
    countProjects(services, { account }),
    resumeProject(services, { account, hint }),
    subscriptionOf(services, account),
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
  const [project, projectCounts, subscription] = await Promise.all([
    projectOf(services, account, id),
    countProjects(services, { account }),
    // A module that asks for Premium says whether a payment is owed.
    account.access.hasPremiumAccess ? undefined : subscriptionOf(services, account),
  ]);
  const figures = project && (await figuresNamedIn(project));
  return {
    projectCounts,
    ...(project ? { project } : {}),
    ...(figures ? { figures } : {}),
    ...(subscription === undefined ? {} : { subscription }),
  };
}

async function ofRehearsal(
  services: Reads,
  account: Account,
  projectId: string | undefined,
): Promise<OwnData> {
  if (projectId === undefined) return {};
  const rehearsal = await rehearseProject(services, { account, projectId }).catch(ifMissing);
  return rehearsal ? { rehearsal } : {};
}

/** The current project with what its cover says; what is to validate and the pages follow. */
async function ofDossier(
  services: Reads,
  account: Account,
  projectId: string | undefined,
): Promise<OwnData> {
  if (projectId === undefined) return {};
  const [taken, subscription] = await Promise.all([
    readTakenAway(services, { account, projectId }).catch(ifMissing),
    account.access.hasPremiumAccess ? undefined : subscriptionOf(services, account),
  ]);
  return {
    ...(taken ? { project: taken.project, profile: taken.profile } : {}),
    ...(subscription === undefined ? {} : { subscription }),
  };
}

/** The price, and which paid module was asked for. */
async function ofPricing(
  services: Reads,
  account: Account,
  wanted: string | undefined,
): Promise<OwnData> {
  const isWanted = wanted !== undefined && isModuleKey(wanted) && !account.access.isFounder;
  const subscription = await subscriptionOf(services, account);
  return {
    ...(subscription === undefined ? {} : { subscription }),
    ...(isWanted ? { wanted } : {}),
  };
}

/** What stands above the rest: coming later, it would move a page that the browser has scrolled back. */
async function ofAccount(services: Reads, account: Account): Promise<OwnData> {
  const subscription = await subscriptionOf(services, account);
  return subscription === undefined ? {} : { subscription };
}

/** A founder has no subscription, so none is read (docs/product.md#founders-and-administrators). */
async function subscriptionOf(services: Reads, account: Account) {
  return account.access.isFounder ? undefined : readSubscription(services, account);
}

async function projectOf(services: Reads, account: Account, id: string | undefined) {
  return id === undefined ? undefined : readProject(services, { account, id }).catch(ifMissing);
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
