import type { CallReply } from '@elan/domain/contract/call';
import { noProject, type PageData, type ProjectHint } from '@elan/domain/contract/pageData';
import type { deployment, StandIn } from '@elan/domain/contract/service';
import { Failure } from '@elan/domain/failure';
import { isModuleKey } from '@elan/modules/catalogue';
import { ownProject } from '../../access/projectScope.ts';
import type { Account } from '../../auth/currentAccount.ts';
import { isId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findLastUsedId } from '../../store/projects/latestProject.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { readMe } from '../account/readAccount.ts';
import { readSubscription } from '../billing/syncSubscription.ts';
import { readExport } from '../dossier/readExport.ts';
import { countProjects, listProjects } from '../projects/listProjects.ts';
import { readProject } from '../projects/presentProject.ts';
import { figuresNamedIn } from '../projects/readFigures.ts';
import { rehearseProject } from '../projects/rehearseProject.ts';
import { resumeProject } from '../projects/resumeProject.ts';

type Reads = Pick<Services, 'db' | 'clock' | 'config'>;
/** The kinds of screens, by the data that their pages include besides the user; pages of `other` include none. */
export type Screen =
  | 'dashboard'
  | 'module'
  | 'rehearsal'
  | 'dossier'
  | 'pricing'
  | 'account'
  | 'other';
type OwnData = Omit<PageData, 'deployment'>;

/** The account that requests a page, and details from the request. */
interface PageRequest {
  readonly account: Account;
  /** The project in the URL, if any. */
  readonly projectId?: string | undefined;
  /** The content of the `projectCookie`, if there is one. */
  readonly hint: ProjectHint | undefined;
  /** The paid module last requested in this browser, if known. */
  readonly wanted: string | undefined;
}

type Load = (services: Reads, request: PageRequest) => Promise<OwnData>;

const screens: Readonly<Record<Screen, Load>> = {
  dashboard: (services, { account, hint }) => ofDashboard(services, account, hint),
  module: (services, request) => inProject(services, request, ofModule),
  rehearsal: (services, request) => inProject(services, request, ofRehearsal),
  dossier: (services, request) => inProject(services, request, ofDossier),
  pricing: (services, { account, wanted }) => ofPricing(services, account, wanted),
  // The subscription is at the top of the page. If it appeared later, a restored scroll position would shift.
  account: (services, { account }) => subscriptionOf(services, account),
  other: async () => ({}),
};

/**
 * Loads the initial data of the screen, then the user, so that the quota counts every text that the page shows: a
 * generation may end in between.
 */
export async function loadPageData(
  services: Reads,
  { screen, ...request }: PageRequest & { readonly screen: Screen },
): Promise<OwnData> {
  const shown = await screens[screen](services, request);
  return { me: await readMe(services, request.account), ...shown };
}

/**
 * @returns the data of a page for the project in the URL, or else for the last used project. If the project in the URL
 *   does not exist, the list of projects is included.
 */
async function inProject(
  services: Reads,
  { account, projectId: named, hint }: PageRequest,
  read: typeof ofModule,
): Promise<OwnData> {
  const projectId = named ?? (await lastProjectOf(services, account, hint?.projectId));
  const shown = await read(services, account, projectId);
  if (named === undefined || hasProject(shown)) {
    return { ...shown, ...(projectId === undefined ? {} : { projectId }) };
  }
  const projects = await firstProjects(services, account);
  return { ...shown, projectId: named, isProjectMissing: true, projects };
}

function hasProject({ project, rehearsal }: OwnData): boolean {
  return project !== undefined || rehearsal !== undefined;
}

async function lastProjectOf(services: Reads, account: Account, hint: string | undefined) {
  if (hint === noProject) return undefined;
  return withRowLevelSecurity(services.db, account.id, (tx) =>
    findLastUsedId(tx, account.id, hint !== undefined && isId(hint) ? hint : undefined),
  );
}

function firstProjects(services: Reads, account: Account) {
  return listProjects(services, {
    account,
    order: 'changed',
    search: undefined,
    cursor: undefined,
  });
}

async function ofDashboard(
  services: Reads,
  account: Account,
  hint: ProjectHint | undefined,
): Promise<OwnData> {
  const [projects, projectCounts, resumption, subscription] = await Promise.all([
    firstProjects(services, account),
    countProjects(services, { account }),
    resumeProject(services, { account, hint }),
    subscriptionOf(services, account),
  ]);
  return { projects, projectCounts, resumption, ...subscription };
}

async function ofModule(
  services: Reads,
  account: Account,
  id: string | undefined,
): Promise<OwnData> {
  const [project, projectCounts, subscription] = await Promise.all([
    projectOf(services, account, id),
    countProjects(services, { account }),
    // Without access, a Premium module shows whether a payment is overdue.
    account.access.hasPremiumAccess ? {} : subscriptionOf(services, account),
  ]);
  const figures = project && (await figuresNamedIn(project));
  return {
    projectCounts,
    ...(project ? { project } : {}),
    ...(figures ? { figures } : {}),
    ...subscription,
  };
}

async function ofRehearsal(
  services: Reads,
  account: Account,
  projectId: string | undefined,
): Promise<OwnData> {
  if (projectId === undefined) return {};
  const rehearsal = await rehearseProject(services, ownProject(account, projectId)).catch(
    ifMissing,
  );
  return rehearsal ? { rehearsal } : {};
}

/** The project, the texts of its cover and, without Premium, the subscription. The browser requests the rest. */
async function ofDossier(
  services: Reads,
  account: Account,
  projectId: string | undefined,
): Promise<OwnData> {
  if (projectId === undefined) return {};
  const [taken, subscription] = await Promise.all([
    readExport(services, ownProject(account, projectId)).catch(ifMissing),
    account.access.hasPremiumAccess ? {} : subscriptionOf(services, account),
  ]);
  return {
    ...(taken ? { project: taken.project, profile: taken.profile } : {}),
    ...subscription,
  };
}

async function ofPricing(
  services: Reads,
  account: Account,
  wanted: string | undefined,
): Promise<OwnData> {
  const isWanted = wanted !== undefined && isModuleKey(wanted) && !account.access.isFounder;
  return { ...(await subscriptionOf(services, account)), ...(isWanted ? { wanted } : {}) };
}

/** Founders have no subscription, so none is read (docs/product.md#founders-and-administrators). */
async function subscriptionOf(services: Reads, account: Account): Promise<OwnData> {
  if (account.access.isFounder) return {};
  return { subscription: await readSubscription(services, account) };
}

async function projectOf(services: Reads, account: Account, id: string | undefined) {
  return id === undefined
    ? undefined
    : readProject(services, ownProject(account, id)).catch(ifMissing);
}

/** Treats a deleted project, another person's project and an invalid id as missing; rethrows other errors. */
function ifMissing(error: unknown): undefined {
  if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
}

/** @returns a description of this installation: its stand-ins, support email, settings and plan. */
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
