import { secondsUntil } from '@elan/domain/account/lockout';
import {
  type FailedSignIn,
  followReply,
  standingOf,
  standingRecords,
} from '@elan/domain/account/signInRecord';
import { useEffect, useState } from 'react';
import { keepRecords, keptRecords, signInRecordsKey } from '../../session/signInRecords.ts';

/** What the sign-in form shows of failed attempts, and how it is updated. */
export interface ShownRecord {
  readonly attemptsRemaining: number;
  /** The remaining time of a lock, counting down; else 0. */
  readonly secondsLeft: number;
  /** Records the server's reply to a failed sign-in with an e-mail. */
  readonly follow: (email: string, reply: FailedSignIn) => void;
}

/** @returns this browser's current record of an e-mail, shared by all tabs. */
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
