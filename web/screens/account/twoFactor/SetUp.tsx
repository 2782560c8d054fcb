import { readCode } from '@elan/domain/account/twoFactor';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useFailureText } from '../../../copy/copy.ts';
import { call, isCode } from '../../../lib/apiClient.ts';
import { contract, type ReplyOf } from '../../../lib/contract.ts';
import { CodeField, FailureNotice, FormButtons, useProblemFocus } from '../../auth/formParts.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { useTwoFactorCopy } from './twoFactorQuery.ts';

interface SetUpProps {
  readonly onCancel: () => void;
  /** Called with the recovery codes once two-factor sign-in is on. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Turns on two-factor sign-in: asks for the password, then shows the secret and asks for a first code. */
export function SetUp({ onCancel, onCodes }: SetUpProps) {
  const [offered, setOffered] = useState<ReplyOf<'setUpTwoFactor'>>();
  return offered ? (
    <FirstCode offered={offered} onCancel={onCancel} onCodes={onCodes} />
  ) : (
    <PasswordFirst onCancel={onCancel} onOffered={setOffered} />
  );
}

interface PasswordFirstProps {
  readonly onCancel: () => void;
  readonly onOffered: (offered: ReplyOf<'setUpTwoFactor'>) => void;
}

function PasswordFirst({ onCancel, onOffered }: PasswordFirstProps) {
  const copy = useTwoFactorCopy();
  const [password, setPassword] = useState('');
  /** The last submit event if the password was missing. A new event focuses the field again. */
  const [missing, setMissing] = useState<SubmitEvent>();
  const setUp = useMutation({
    mutationFn: () => call(contract.setUpTwoFactor, { body: { password } }),
    onSuccess: onOffered,
  });
  const form = useProblemFocus(missing ?? setUp.error);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [form]);
  const isWrong = isCode(setUp.error, 'invalid_credentials');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(password === '' ? event : undefined);
    if (password !== '') setUp.mutate();
  };
  const error = missing ? copy.passwordMissing : isWrong ? copy.passwordWrong : undefined;
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid max-w-md gap-5">
      <OwnPasswordField
        value={password}
        error={error}
        onValue={(next) => {
          setPassword(next);
          setMissing(undefined);
          setUp.reset();
        }}
      />
      {setUp.error && !isWrong ? <FailureNotice failure={setUp.error} /> : null}
      <FormButtons submit={copy.continue} busy={setUp.isPending} onCancel={onCancel} />
    </form>
  );
}

interface FirstCodeProps extends SetUpProps {
  readonly offered: ReplyOf<'setUpTwoFactor'>;
}

function FirstCode({ offered, onCancel, onCodes }: FirstCodeProps) {
  const say = useFailureText();
  const copy = useTwoFactorCopy();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ readonly text: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const enable = useMutation({
    mutationFn: () => call(contract.enableTwoFactor, { body: { code } }),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  const form = useProblemFocus(problem ?? enable.error);
  const isWrong = isCode(enable.error, 'code_invalid');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isGood = readCode(code)?.kind === 'totp';
    setProblem(isGood ? undefined : { text: copy.codeMissing });
    if (isGood) enable.mutate();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-5">
      <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {copy.scanTitle}
      </h4>
      <SecretToScan offered={offered} />
      <CodeField
        label={copy.codeLabel}
        help={copy.codeHelp}
        value={code}
        error={problem?.text ?? (isWrong ? say(enable.error) : undefined)}
        onValue={(next) => {
          setCode(next);
          setProblem(undefined);
          enable.reset();
        }}
      />
      {enable.error && !isWrong ? <FailureNotice failure={enable.error} /> : null}
      <p className="text-sm text-muted">{copy.othersEnd}</p>
      <FormButtons submit={copy.enable} busy={enable.isPending} onCancel={onCancel} />
    </form>
  );
}

interface SecretToScanProps {
  readonly offered: ReplyOf<'setUpTwoFactor'>;
}

/** The secret for an authenticator app, as a QR code, a link for this phone and text to type. */
function SecretToScan({ offered: { secret, uri, qr } }: SecretToScanProps) {
  const copy = useTwoFactorCopy();
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-start sm:gap-6">
      {/* Dark on white in both themes, because cameras often cannot read inverted codes. */}
      <svg
        role="img"
        aria-label={copy.qrAlt}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="size-52 max-w-full rounded border border-line scheme-light"
      >
        <rect width={qr.size} height={qr.size} className="fill-surface" />
        <path d={qr.path} className="fill-ink" />
      </svg>
      <div className="grid min-w-0 content-start gap-3">
        <p>{copy.scanText}</p>
        <p>
          <a
            href={uri}
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-2"
          >
            {copy.onPhone}
          </a>
        </p>
        <p>
          <span>{`${copy.typed} `}</span>
          <code className="font-semibold [overflow-wrap:anywhere]">{inGroups(secret)}</code>
        </p>
      </div>
    </div>
  );
}

/** @returns the secret in groups of four characters, which authenticator apps also accept. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
