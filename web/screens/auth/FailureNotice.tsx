import { sayMinutes } from '@elan/domain/account/lockout';
import { type RefObject, useEffect, useRef } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/copy.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Why a form was refused, where no single field is wrong, and when to try again. */
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
