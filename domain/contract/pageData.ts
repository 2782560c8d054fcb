import type { me } from './account.ts';
import type { CallReply } from './call.ts';
import type { countProjects, listProjects } from './projects.ts';
import type { deployment } from './service.ts';
import type { getSubscription } from './subscription.ts';

/** The id of the element of a page that carries its data. */
export const pageDataId = 'page-data';

/**
 * What travels with a page, so that it need not ask again: the replies that its first calls would get.
 * Only what the address shows is there.
 */
export interface PageData {
  readonly deployment: CallReply<typeof deployment>;
  /** Of a session that is good. */
  readonly me?: CallReply<typeof me>;
  /** Of the dashboard. */
  readonly projects?: CallReply<typeof listProjects>;
  readonly projectCounts?: CallReply<typeof countProjects>;
  readonly subscription?: CallReply<typeof getSubscription>;
}
