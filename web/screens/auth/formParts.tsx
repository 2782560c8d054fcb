import { sayMinutes } from '@elan/domain/account/lockout';
import { type RefObject, useEffect, useRef } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
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

let panelsShown = 0;

/**
 * The heading of a panel, focused so that a screen reader announces the change. The first panel after the page loads
 * leaves the focus unchanged.
 */
export function PanelHeading({ title, lead }: { title: string; lead?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    panelsShown += 1;
    if (panelsShown > 1) heading.current?.focus();
  }, []);
  return (
    <>
      <PageTitle title={title} />
      <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
        {title}
      </h1>
      {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
    </>
  );
}

interface FormButtonsProps extends Pick<ButtonProps, 'variant'> {
  /** The label of the submit button. */
  readonly submit: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The submit and cancel buttons of a form. */
export function FormButtons({ submit, busy, variant = 'secondary', onCancel }: FormButtonsProps) {
  const { common } = useCopy();
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button type="submit" variant={variant} busy={busy}>
        {submit}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={onCancel}>
        {common.cancel}
      </Button>
    </div>
  );
}

interface CodeFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

/** The six-digit code of an authenticator app. Phones may autofill it. */
export function CodeField({ onValue, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      required
      maxLength={12}
      className="max-w-60"
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
