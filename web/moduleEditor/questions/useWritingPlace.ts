import { type FocusEvent, type FormEvent, useRef } from 'react';
import { noteGoneOn, noteWriting, useCurrentProject } from '../../session/currentProject.ts';

/**
 * Notes the question of a project's module that is being answered, until the person goes on to another one.
 * @returns the handlers for the element around the questions, each of which is marked with `data-step`.
 */
export function useWritingPlace(module: string) {
  const { projectId } = useCurrentProject();
  /** The question that was noted, so that a keystroke reads no cookie. */
  const noted = useRef<string | undefined>(undefined);
  return {
    onInput: ({ target }: FormEvent) => {
      const question = questionOf(target);
      if (projectId === null || question === undefined || question === noted.current) return;
      noted.current = question;
      noteWriting(projectId, { module, question });
    },
    onFocus: ({ target }: FocusEvent) => {
      const question = questionOf(target);
      if (projectId === null || question === undefined || question === noted.current) return;
      noted.current = undefined;
      noteGoneOn(projectId, { module, question });
    },
  };
}

/** @returns the question whose field this is; undefined for a button beside it. */
function questionOf(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('input, select, textarea')) return;
  return target.closest('[data-step]')?.getAttribute('data-step') ?? undefined;
}
