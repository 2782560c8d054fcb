import { type RefObject, useEffect, useRef } from 'react';

/** Elements with a problem, in order of preference: a field, else a message box. */
const wrong = ['[aria-invalid="true"]:not(:disabled)', '[data-problem]'];

/**
 * After a form was refused, here or by the server, focuses the invalid field or the message, if there is one.
 * @param problem a new value for every refusal; undefined where there is none.
 * @returns the ref of the form.
 */
export function useProblemFocus(problem: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem) return;
    const places = wrong.map((selector) => form.current?.querySelector<HTMLElement>(selector));
    places.find(Boolean)?.focus();
  }, [problem]);
  return form;
}
