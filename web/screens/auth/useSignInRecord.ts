import { secondsUntil } from '@elan/domain/account/lockout';
import {
  type FailedSignIn,
  followReply,
  standingOf,
  standingRecords,
} from '@elan/domain/account/signInRecord';
import { useEffect, useState } from 'react';
import { keepRecords, keptRecords, signInRecordsKey } from '../../session/signInRecords.ts';

/** The attempts left and the lock as shown by the sign-in form, and a function to update both. */
export interface ShownRecord {
  readonly attemptsRemaining: number;
  /** The remaining time of a lock, counting down, or 0 if there is none. */
  readonly secondsLeft: number;
  /** Records the server's reply to a failed sign-in. */
  readonly follow: (email: string, reply: FailedSignIn) => void;
}

/** @returns this browser's current record for an e-mail, shared by all tabs. */
export function useSignInRecord(email: string): ShownRecord {
  const [{ records, now }, setState] = useState(() => read(new Date()));
  const isRunning = records.size > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setState((state) => {
        const now = new Date();
        return { records: standingRecords(state.records, now), now };
      });
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === signInRecordsKey || key === null) setState(read(new Date()));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const { attemptsRemaining, lockedUntil } = standingOf(records, email, now);
  return {
    attemptsRemaining,
    secondsLeft: lockedUntil ? secondsUntil(lockedUntil, now) : 0,
    follow(failed, reply) {
      const at = new Date();
      const next = followReply(records, failed, reply, at);
      keepRecords(next, at);
      setState({ records: next, now: at });
    },
  };
}

function read(now: Date) {
  return { records: keptRecords(now), now };
}
