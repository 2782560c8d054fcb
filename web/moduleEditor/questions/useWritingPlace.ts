import { type FocusEvent, type FormEvent, useRef } from 'react';
import { noteGoneOn, noteWriting, useCurrentProject } from '../../session/currentProject.ts';

/**
 * Records the question that the user is answering, until the user focuses another one. No-op outside a project.
 * @returns the handlers for the element around the questions, each of which is marked with `data-step`.
 */
export function useWritingPlace(module: string) {
  const { projectId } = useCurrentProject();
  /** The last recorded question, so that not every keystroke accesses the cookie. */
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

/** @returns the question that this field belongs to, or undefined for other elements such as buttons. */
function questionOf(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('input, select, textarea')) return;
  return target.closest('[data-step]')?.getAttribute('data-step') ?? undefined;
}
