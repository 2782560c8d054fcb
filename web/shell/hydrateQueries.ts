import type { PageData } from '@elan/domain/contract/pageData';
import type { QueryClient } from '@tanstack/react-query';
import { deploymentQuery } from '../deployment/deploymentQuery.ts';
import { pageData } from '../hydration/pageData.ts';
import { projectCountsQuery } from '../projects/projectCounts.ts';
import { firstPageOf, projectsQuery } from '../projects/projects.ts';
import { meQuery } from '../session/me.ts';
import { subscriptionQuery } from '../subscription/subscription.ts';

let adopted = false;

/**
 * Puts the data embedded in a signed-in page into the query cache. Only once: a second person on the same page
 * reads their own from the server.
 */
export function hydrateQueries(client: QueryClient): void {
  if (adopted) return;
  adopted = true;
  const data = pageData();
  if (data) fillQueries(client, data);
}

/** Puts a page's data into the query cache. */
export function fillQueries(client: QueryClient, data: PageData): void {
  const { deployment, me, projects, projectCounts, subscription } = data;
  client.setQueryData(deploymentQuery.queryKey, deployment);
  if (!me) return;
  client.setQueryData(meQuery.queryKey, me);
  if (projects) client.setQueryData(projectsQuery().queryKey, firstPageOf(projects));
  if (projectCounts) client.setQueryData(projectCountsQuery.queryKey, projectCounts);
  if (subscription !== undefined) client.setQueryData(subscriptionQuery.queryKey, subscription);
}
