import { sayMinutes } from '@elan/domain/account/lockout';
import { type RefObject, useEffect, useRef } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/copy.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The reason why a request was refused, and when to try again if the server sent that. */
export function FailureNotice({ failure }: { failure: unknown }) {
  const auth = useAuthCopy();
  const say = useFailureText();
  const wait = failure instanceof ApiFailure ? failure.retryAfter : undefined;
  return (
    <Notice tone="danger" announce>
      <p>{say(failure)}</p>
      {wait === undefined ? null : <p className="mt-1">{sayMinutes(auth.tryAgain, wait)}</p>}
    </Notice>
  );
}

/** Selectors of elements that show a problem, by priority: an invalid field, otherwise the box about a lockout. */
const wrong = ['[aria-invalid="true"]:not(:disabled)', '[data-problem]'];

/**
 * When a form is refused, by the page or the server, focuses the first invalid field, or else a `LockBox`, if any.
 * @param problem a new object for each refusal; null or undefined if there is no problem.
 * @returns the form's ref.
 */
export function useProblemFocus(
  problem: object | null | undefined,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem) return;
    const places = wrong.map((selector) => form.current?.querySelector<HTMLElement>(selector));
    places.find(Boolean)?.focus();
  }, [problem]);
  return form;
}
