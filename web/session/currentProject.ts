import {
  type ProjectHint,
  projectCookie,
  projectHintValue,
  readProjectHint,
} from '@elan/domain/contract/pageData';
import type { WritingPlace } from '@elan/domain/project/nextStep';
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

/** @returns the id of the project that this person works on in this browser, or null. */
export function currentProjectOf(userId: string): string | null {
  return readStored(keyOf(userId));
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

/** Updates the cookie by which the server renders the current project; one cookie serves all accounts of this browser. */
export function useProjectHint(): void {
  const key = keyOf(useMe().user.id);
  useEffect(() => tellServer(readStored(key)), [key]);
}

/** Removes that cookie. */
export function forgetProjectHint(): void {
  tellServer(null);
}

/**
 * Has the server know the question that is being answered in the open project: the dashboard leads back to it where its
 * sentence is not finished.
 */
export function noteWriting(writing: WritingPlace): void {
  const hint = readHint();
  if (hint) writeHint({ projectId: hint.projectId, writing });
}

/** Has the server forget it, once the person goes on to another question. */
export function noteGoneOn({ module, question }: WritingPlace): void {
  const { projectId, writing } = readHint() ?? {};
  if (!projectId || !writing) return;
  if (writing.module !== module || writing.question !== question) writeHint({ projectId });
}

function tellServer(projectId: string | null): void {
  const known = readHint()?.projectId ?? null;
  if (known !== projectId) writeHint(projectId === null ? undefined : { projectId });
}

const { name, seconds } = projectCookie;

function readHint(): ProjectHint | undefined {
  return readProjectHint(readCookie(name));
}

function writeHint(hint: ProjectHint | undefined): void {
  const value = hint ? projectHintValue(hint) : '';
  if ((readCookie(name) ?? '') !== value) writeCookie(name, value, hint ? seconds : 0);
}
