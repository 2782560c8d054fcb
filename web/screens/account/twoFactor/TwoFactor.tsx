import { dayInToronto } from '@elan/domain/day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../copy/language.tsx';
import { saveFile } from '../../../lib/saveFile.ts';
import { sessionsKey, useMe } from '../../../session/me.ts';
import { ConnectionError } from '../../../shell/ConnectionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { SetUp } from './SetUp.tsx';
import { twoFactorQuery, useTwoFactorCopy } from './twoFactorQuery.ts';

type Step = 'none' | 'setUp' | 'renew' | 'turnOff';

interface TwoFactorProps {
  /** Called when two-factor sign-in is on and the user has confirmed saving the recovery codes. */
  readonly onReady?: () => void;
}

/** Two-factor sign-in of the user's own account: its state and the forms that change it. */
export function TwoFactor({ onReady }: TwoFactorProps) {
  const copy = useTwoFactorCopy();
  const client = useQueryClient();
  const query = useQuery(twoFactorQuery);
  const { data, error } = query;
  const [step, setStep] = useState<Step>('none');
  const [codes, setCodes] = useState<readonly string[]>();
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasBusy = useRef(false);
  const isBusy = step !== 'none' || codes !== undefined;
  useEffect(() => {
    // The focused form disappears, so the focus moves to the heading.
    if (wasBusy.current && !isBusy) heading.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const begin = (next: Step) => {
    setMessage('');
    setStep(next);
  };
  const done = (what: string) => {
    setStep('none');
    setMessage(what);
    // Turning two-factor sign-in on or off has ended the sessions of other devices.
    void client.invalidateQueries({ queryKey: sessionsKey });
    return client.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
  };
  const cancel = () => setStep('none');

  const body = () => {
    if (codes) {
      return (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(undefined);
            onReady?.();
          }}
        />
      );
    }
    if (step === 'setUp') {
      return (
        <SetUp
          onCancel={cancel}
          onCodes={(made) => {
            setCodes(made);
            void done(copy.turnedOn);
          }}
        />
      );
    }
    if (step === 'renew') {
      return (
        <ChangeForm
          change="renew"
          onCancel={cancel}
          onDone={(made) => {
            setCodes(made);
            void done('');
          }}
        />
      );
    }
    if (step === 'turnOff') {
      return (
        <ChangeForm change="turnOff" onCancel={cancel} onDone={() => void done(copy.turnedOff)} />
      );
    }
    if (error && !data) return <ConnectionError query={query} className="mt-3" />;
    if (!data) {
      return (
        <div role="status" className="mt-3">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-11 w-60" />
        </div>
      );
    }
    return data.enabled_at === null ? (
      <Button className="mt-3" onClick={() => begin('setUp')}>
        {copy.turnOn}
      </Button>
    ) : (
      <On at={data.enabled_at} left={data.recovery_codes_left} begin={begin} />
    );
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {copy.title}
      </h3>
      <p className="text-muted">{copy.text}</p>
      {body()}
      <div role="status">
        {message ? (
          <Notice tone="done" className="mt-4">
            {message}
          </Notice>
        ) : null}
      </div>
    </>
  );
}

interface OnProps {
  readonly at: string;
  /** The number of recovery codes left. */
  readonly left: number;
  readonly begin: (step: Step) => void;
}

/** The date two-factor sign-in was turned on, the recovery codes left and the possible changes. */
function On({ at, left, begin }: OnProps) {
  const copy = useTwoFactorCopy();
  const { language } = useLanguage();
  return (
    <>
      <p className="mt-3">
        <span className="font-semibold">{copy.on(dayInToronto(new Date(at), language))}</span>
        <span> </span>
        <span className={left < 2 ? 'text-warn' : ''}>{copy.left(left)}</span>
      </p>
      <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button onClick={() => begin('renew')}>{copy.renew}</Button>
        <Button variant="danger" onClick={() => begin('turnOff')}>
          {copy.turnOff}
        </Button>
      </div>
    </>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** New recovery codes, which are shown only once. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const copy = useTwoFactorCopy();
  const { user } = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const download = () => {
    const text = copy.fileText(user.email, codes.join('\n'));
    saveFile(copy.fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <div className="mt-4 rounded border border-line bg-sunken p-4">
      <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {copy.codesTitle}
      </h4>
      <p className="mt-1">{copy.codesText}</p>
      <ul className="mt-3 grid max-w-sm grid-cols-2 gap-x-6 gap-y-1 tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button onClick={download}>{copy.download}</Button>
        <Button onClick={onKept}>{copy.kept}</Button>
      </div>
    </div>
  );
}
