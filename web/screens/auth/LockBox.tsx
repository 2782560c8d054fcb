import { lockoutMs } from '@elan/domain/account/lockout';
import { Hourglass, Keyboard, Mail } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { Notice } from '../../ui/Notice.tsx';

interface LockBoxProps {
  /** The reason for the lock. */
  readonly sentence: string;
  readonly secondsLeft: number;
  readonly onForgot: () => void;
}

const hint = 'flex items-start gap-2 py-2';
const icon = { 'aria-hidden': true, size: 18, className: 'mt-0.5 shrink-0 text-muted' } as const;

/** Shown while the e-mail is locked, with the time left and what to do meanwhile. */
export function LockBox({ sentence, secondsLeft, onForgot }: LockBoxProps) {
  const { lock } = useAuthCopy();
  return (
    <div data-problem tabIndex={-1} className="outline-none">
      <Notice tone="danger">
        {/* Announced once on appearing, not each time the countdown changes the minutes. */}
        <p role="alert" aria-relevant="additions" className="font-semibold">
          {sentence}
        </p>
        <p className="mt-1">
          <span>{`${lock.timeLeft} `}</span>
          <span role="timer" aria-live="off" className="font-semibold">
            {clock(secondsLeft)}
          </span>
        </p>
        <ul className="mt-3 text-sm">
          <li className={hint}>
            <Hourglass {...icon} />
            <span>{lock.wait(lockoutMs / 60_000)}</span>
          </li>
          <li className={hint}>
            <Keyboard {...icon} />
            <span>{lock.check}</span>
          </li>
          <li className="flex items-center gap-2">
            <Mail {...icon} />
            <button
              type="button"
              onClick={onForgot}
              className="min-h-11 rounded text-left font-semibold text-action underline"
            >
              {lock.forgot}
            </button>
          </li>
        </ul>
      </Notice>
    </div>
  );
}

/** @returns the time formatted as minutes and seconds. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
