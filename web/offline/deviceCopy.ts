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

/** What this device keeps of the signed-in person, to show pages offline: what it last read from the server. */
const copySchema = z.object({
  /** When: ISO 8601, UTC, by the device's clock. */
  at: z.string(),
  me: readMe.reply,
  deployment: z.optional(readDeployment.reply),
  projects: z.optional(listProjects.reply),
  /** The current project. */
  project: z.optional(getProject.reply),
  figures: z.optional(getFigures.reply),
});

interface Schema extends DBSchema {
  copies: { key: string; value: { readonly userId: string; readonly content: string } };
}

/** Opened for each use: a database that is being erased must not be held open by another tab. */
async function withCopies<Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDB<Schema>('elan-offline', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('copies', { keyPath: 'userId' }),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    // Private windows or a full disk: pages then need the network.
    return undefined;
  }
}

/** Puts the copy, if there is one, into the cache of a page that did not come from the server. */
export async function restoreCopy(client: QueryClient): Promise<void> {
  const kept = await withCopies((database) => database.getAll('copies'));
  const [record] = kept ?? [];
  if (!record) return;
  // Another build may have kept it.
  const parsed = z.safeParse(copySchema, JSON.parse(record.content));
  if (!parsed.success) return;
  const { at, me, deployment, projects, project, figures } = parsed.data;
  // Dated, so that it is read again at once where the server can be reached.
  const options = { updatedAt: Date.parse(at) };
  client.setQueryData(meQuery.queryKey, me, options);
  if (deployment) client.setQueryData(deploymentQuery.queryKey, deployment, options);
  if (projects) client.setQueryData(projectsQuery().queryKey, firstPageOf(projects), options);
  if (project) client.setQueryData(projectQuery(project.id).queryKey, project, options);
  if (project && figures) {
    client.setQueryData(figuresQuery(project.id).queryKey, figures, options);
  }
}

/**
 * Keeps a copy of what the page knows of this person, shortly after it changes; copies of other people are erased.
 * @returns a function that ends it.
 */
export function keepCopy(client: QueryClient, userId: string): () => void {
  const later = debounce(() => {
    const me = client.getQueryData(meQuery.queryKey);
    if (me?.user.id !== userId) return;
    const projectId = lastProjectOf(userId);
    const [projects] = client.getQueryData(projectsQuery().queryKey)?.pages ?? [];
    const content = JSON.stringify({
      at: new Date().toISOString(),
      me,
      deployment: client.getQueryData(deploymentQuery.queryKey),
      projects,
      project:
        projectId === null ? undefined : client.getQueryData(projectQuery(projectId).queryKey),
      figures:
        projectId === null ? undefined : client.getQueryData(figuresQuery(projectId).queryKey),
    });
    void withCopies(async (database) => {
      const keeping = database.transaction('copies', 'readwrite');
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

/** Erases every copy on this device. */
export async function eraseCopies(): Promise<void> {
  await withCopies((database) => database.clear('copies'));
}
