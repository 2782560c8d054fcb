import { me as readMe } from '@elan/domain/contract/account';
import { getFigures } from '@elan/domain/contract/forecast';
import { getProject, listProjects } from '@elan/domain/contract/projects';
import { deployment as readDeployment } from '@elan/domain/contract/service';
import type { QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { debounce } from '../lib/debounce.ts';
import { firstPageOf, projectQuery, projectsKey, projectsQuery } from '../projects/projects.ts';
import { lastProjectOf } from '../session/currentProject.ts';
import { deploymentQuery } from '../session/deployment.ts';
import { meQuery } from '../session/me.ts';
import { figuresQuery } from '../writeUp/figures.tsx';
import { copiesName } from './worker.ts';

/** The data that this device stores to show the user's pages offline. */
const copySchema = z.object({
  /** Time of the copy by the device's clock: ISO 8601, UTC. */
  at: z.string(),
  me: readMe.reply,
  deployment: z.optional(readDeployment.reply),
  projects: z.optional(listProjects.reply),
  /** The projects last used in any tab, latest first, each with its figures if known. */
  used: z.optional(
    z.array(z.object({ project: getProject.reply, figures: z.optional(getFigures.reply) })),
  ),
});
type Copy = z.infer<typeof copySchema>;

/** Maximum number of stored projects. */
const mostProjects = 5;

interface Schema extends DBSchema {
  copies: { key: string; value: { readonly userId: string; readonly content: string } };
}

/** Opens the database for this use only. @returns undefined if that or the work fails. */
async function withCopies<Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDB<Schema>(copiesName, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('copies', { keyPath: 'userId' }),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    // For example, the browser blocks storage or the disk is full. Pages then need the network.
    return undefined;
  }
}

/** Fills the query cache from the stored copy, if any, for a page that did not come from the server. */
export async function restoreCopy(client: QueryClient): Promise<void> {
  const kept = await withCopies((database) => database.getAll('copies'));
  const [record] = kept ?? [];
  if (!record) return;
  const copy = readCopy(record.content);
  if (!copy) return;
  const { at, me, deployment, projects, used = [] } = copy;
  // Keeps the copy's age, so that outdated data is requested again; the deployment never counts as outdated.
  const options = { updatedAt: Date.parse(at) };
  client.setQueryData(meQuery.queryKey, me, options);
  if (deployment) client.setQueryData(deploymentQuery.queryKey, deployment, options);
  if (projects) client.setQueryData(projectsQuery().queryKey, firstPageOf(projects), options);
  for (const { project, figures } of used) {
    client.setQueryData(projectQuery(project.id).queryKey, project, options);
    if (figures) client.setQueryData(figuresQuery(project.id).queryKey, figures, options);
  }
}

/** @returns the copy, or undefined if it cannot be read, for example because another build stored it. */
function readCopy(content: string): Copy | undefined {
  try {
    return z.parse(copySchema, JSON.parse(content));
  } catch {
    return undefined;
  }
}

/**
 * Stores the user's account and cached projects, soon after the call and each change, and deletes other users' copies.
 * @returns a function that stops storing copies.
 */
export function keepCopy(client: QueryClient, userId: string): () => void {
  const later = debounce(() => {
    const me = client.getQueryData(meQuery.queryKey);
    if (me?.user.id !== userId) return;
    const projectId = lastProjectOf(userId) ?? '';
    const project = client.getQueryData(projectQuery(projectId).queryKey);
    const figures = client.getQueryData(figuresQuery(projectId).queryKey);
    const [projects] = client.getQueryData(projectsQuery().queryKey)?.pages ?? [];
    const isThere = (id: string) =>
      projects === undefined ||
      projects.nextCursor !== null ||
      projects.projects.some((one) => one.id === id);
    void withCopies(async (database) => {
      const keeping = database.transaction('copies', 'readwrite');
      const kept = await keeping.store.get(userId);
      const others = (kept && readCopy(kept.content)?.used) ?? [];
      const used = [
        ...(project ? [{ project, figures }] : []),
        ...others.filter(({ project: { id } }) => id !== projectId && isThere(id)),
      ].slice(0, mostProjects);
      const at = new Date().toISOString();
      const deployment = client.getQueryData(deploymentQuery.queryKey);
      const content = JSON.stringify({ at, me, deployment, projects, used });
      await keeping.store.clear();
      await Promise.all([keeping.store.put({ userId, content }), keeping.done]);
    });
  });
  const keys = new Set<unknown>([
    meQuery.queryKey[0],
    projectsKey[0],
    projectQuery('').queryKey[0],
    figuresQuery('').queryKey[0],
  ]);
  const unfollow = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && keys.has(query.queryKey[0])) later.later(undefined);
  });
  later.later(undefined);
  return () => {
    later.cancel();
    unfollow();
  };
}
