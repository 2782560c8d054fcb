import { type RefObject, useEffect, useRef } from 'react';

/** What is wrong, in the order it is looked for: a field, else a box that says so. */
const wrong = ['[aria-invalid="true"]:not(:disabled)', '[data-problem]'];

/**
 * After a form was refused, here or by the server, the focus goes to what is wrong, where that has a place.
 * @param problem a new value for every refusal; nothing where there is none.
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
