import {
  noProject,
  type ProjectHint,
  projectCookie,
  projectHintValue,
  readProjectHint,
} from '@elan/domain/contract/pageData';
import type { WritingPlace } from '@elan/domain/project/nextStep';
import { useParams } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { readCookie, readStored, writeCookie, writeStored } from '../lib/browserStorage.ts';
import { useMe } from './me.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the sessionStorage key of the user's last project in this tab, as in `web/entry/openTabProject.ts`. */
function keyOf(userId: string): string {
  return `elan.project.${userId}`;
}

/** @returns the id of the user's last project in this tab or else in this browser; null if there is none. */
export function lastProjectOf(userId: string): string | null {
  const last = readStored(keyOf(userId), 'sessionStorage') ?? readHint()?.projectId ?? null;
  return last === noProject ? null : last;
}

/** @returns the id of the page's project: the one in its address, else the last one used in this tab or browser. */
export function useCurrentProject(): { readonly projectId: string | null } {
  const { projectId: named } = useParams({ strict: false });
  const userId = useMe().user.id;
  const last = useSyncExternalStore(
    subscribe,
    () => lastProjectOf(userId),
    () => null,
  );
  return { projectId: named ?? last };
}

/** Records the last project used in this tab and browser, for pages without a project in their address. */
export function rememberProject(userId: string, projectId: string): void {
  writeStored(keyOf(userId), projectId, 'sessionStorage');
  if (readHint()?.projectId !== projectId) writeHint({ projectId });
  notify();
}

/**
 * Removes the id of a deleted or missing project, if it is the last one used in this tab or browser.
 * @param isDeleted true if the user has just deleted it; then there is no current project until the user opens one.
 */
export function forgetProject(userId: string, projectId: string, isDeleted = false): void {
  const key = keyOf(userId);
  if (readStored(key, 'sessionStorage') === projectId) writeStored(key, null, 'sessionStorage');
  if (readHint()?.projectId === projectId) {
    writeHint(isDeleted ? { projectId: noProject } : undefined);
  }
  notify();
}

/** Removes the user's last project from this tab and this browser. */
export function forgetLastProject(userId: string): void {
  writeStored(keyOf(userId), null, 'sessionStorage');
  writeHint(undefined);
}

/**
 * Records the question that the user is answering, in a cookie that the server reads. `nextStep` may return to this
 * question if its answer ends in an unfinished sentence.
 */
export function noteWriting(projectId: string, writing: WritingPlace): void {
  writeHint({ projectId, writing });
}

/** Removes the question recorded by `noteWriting` in this project, unless the user is still at that question. */
export function noteGoneOn(projectId: string, { module, question }: WritingPlace): void {
  const known = readHint();
  if (known?.projectId !== projectId || !known.writing) return;
  const { writing } = known;
  if (writing.module !== module || writing.question !== question) writeHint({ projectId });
}

function notify(): void {
  for (const listener of listeners) listener();
}

const { name, seconds } = projectCookie;

function readHint(): ProjectHint | undefined {
  return readProjectHint(readCookie(name));
}

function writeHint(hint: ProjectHint | undefined): void {
  const value = hint ? projectHintValue(hint) : '';
  if ((readCookie(name) ?? '') !== value) writeCookie(name, value, hint ? seconds : 0);
}
