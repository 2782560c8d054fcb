import { projectCookie } from '@elan/domain/contract/pageData';
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { readCookie, readStored, writeCookie, writeStored } from '../lib/browserStorage.ts';
import { Rendered } from '../lib/rendered.ts';
import { useMe } from './me.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keyOf(userId: string): string {
  return `elan.currentProject.${userId}`;
}

/** The project that the signed-in person works on, remembered over a reload. */
export function useCurrentProject(): {
  readonly projectId: string | null;
  readonly setCurrentProject: (projectId: string | null) => void;
} {
  const key = keyOf(useMe().user.id);
  const rendered = useContext(Rendered)?.projectId ?? null;
  const projectId = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => rendered,
  );
  const setCurrentProject = useCallback(
    (next: string | null) => {
      writeStored(key, next);
      tellServer(next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return { projectId, setCurrentProject };
}

/** Keeps the server's hint right, which is one for all who sign in on this browser: it renders the project with the page. */
export function useProjectHint(): void {
  const key = keyOf(useMe().user.id);
  useEffect(() => tellServer(readStored(key)), [key]);
}

/** Forgets the server's hint. */
export function forgetProjectHint(): void {
  tellServer(null);
}

function tellServer(projectId: string | null): void {
  const { name, seconds } = projectCookie;
  if ((readCookie(name) ?? null) === projectId) return;
  if (projectId === null) writeCookie(name, '', 0);
  else writeCookie(name, projectId, seconds);
}
