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

/** The sessionStorage key of the project that a person used last in this tab; `web/entry/openTabProject.ts` has it too. */
function keyOf(userId: string): string {
  return `elan.project.${userId}`;
}

/** @returns the id of the project that this person used last in this tab, else in this browser; null where there is none. */
export function lastProjectOf(userId: string): string | null {
  const last = readStored(keyOf(userId), 'sessionStorage') ?? readHint()?.projectId ?? null;
  return last === noProject ? null : last;
}

/**
 * The project that the page is about: the one that its address names, or on a page without one the project used last in
 * this tab.
 */
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

/** Notes the project that a person has opened: pages that name none are about it, in this tab before any other. */
export function rememberProject(userId: string, projectId: string): void {
  writeStored(keyOf(userId), projectId, 'sessionStorage');
  if (readHint()?.projectId !== projectId) writeHint({ projectId });
  notify();
}

/**
 * Forgets a project that is gone.
 * @param isDeleted the person deleted it just now: until they open another, none is the current one.
 */
export function forgetProject(userId: string, projectId: string, isDeleted = false): void {
  const key = keyOf(userId);
  if (readStored(key, 'sessionStorage') === projectId) writeStored(key, null, 'sessionStorage');
  if (readHint()?.projectId === projectId) {
    writeHint(isDeleted ? { projectId: noProject } : undefined);
  }
  notify();
}

/** Removes what this tab and this browser remember of a person's projects. */
export function forgetLastProject(userId: string): void {
  writeStored(keyOf(userId), null, 'sessionStorage');
  writeHint(undefined);
}

/**
 * Has the server know the question that is being answered in a project: the dashboard leads back to it where its sentence
 * is not finished.
 */
export function noteWriting(projectId: string, writing: WritingPlace): void {
  writeHint({ projectId, writing });
}

/** Has the server forget it, once the person goes on to another question. */
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
