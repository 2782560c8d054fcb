import { comparableEmail } from './emailForm.ts';
import {
  attemptsRemaining,
  lockedUntil,
  lockoutMs,
  maxSignInFailures,
  type SignInFailures,
} from './lockout.ts';

/** The failed sign-ins for one email, as stored in the browser (docs/product.md#sign-in-lockout). */
export interface SignInRecord {
  /** From 1 to `maxSignInFailures`. */
  readonly count: number;
  /** In milliseconds since the epoch, by this browser's clock. A lockout ends `lockoutMs` later. */
  readonly lastAttempt: number;
}

/** The records by `recordKey`. They only mirror the server's count for display. */
export type SignInRecords = ReadonlyMap<string, SignInRecord>;

/** The fields of the reply to a failed sign-in. `attemptsRemaining` is absent if the failure does not count. */
export interface FailedSignIn {
  readonly attemptsRemaining?: number | undefined;
  /** Seconds until a locked email or network may try again. */
  readonly retryAfter?: number | undefined;
}

/** @returns the key of an email's record: trimmed and in the form that the server compares. */
export function recordKey(email: string): string {
  return comparableEmail(email.trim());
}

/** @returns the records updated with the reply to a failed sign-in; unchanged if the failure does not count. */
export function followReply(
  records: SignInRecords,
  email: string,
  reply: FailedSignIn,
  now: Date,
): SignInRecords {
  if (reply.attemptsRemaining === undefined) return records;
  const count = maxSignInFailures - Math.max(0, Math.floor(reply.attemptsRemaining));
  if (count <= 0) return withoutRecord(records, email);
  const isLocked = count === maxSignInFailures;
  // The server reports the remaining time of a lockout, so its end is right even if the local clock is not.
  const lasts = isLocked ? Math.min((reply.retryAfter ?? 0) * 1000, lockoutMs) : lockoutMs;
  const lastAttempt = now.getTime() - lockoutMs + lasts;
  return new Map(records).set(recordKey(email), { count, lastAttempt });
}

/** @returns the records without the one for that email. */
export function withoutRecord(records: SignInRecords, email: string): SignInRecords {
  const rest = new Map(records);
  rest.delete(recordKey(email));
  return rest;
}

/**
 * @returns the records that still count. Those older than 15 minutes do not, nor those in the future, which occur after
 * the clock was set back.
 */
export function standingRecords(records: SignInRecords, now: Date): SignInRecords {
  const isCurrent = (record: SignInRecord) =>
    record.lastAttempt <= now.getTime() &&
    attemptsRemaining(asFailures(record), now) < maxSignInFailures;
  return new Map(Array.from(records).filter(([, record]) => isCurrent(record)));
}

/**
 * @returns what the sign-in form shows for an email: the remaining attempts and when its lockout ends, or null if it is
 * not locked.
 */
export function standingOf(
  records: SignInRecords,
  email: string,
  now: Date,
): { readonly attemptsRemaining: number; readonly lockedUntil: Date | null } {
  const record = standingRecords(records, now).get(recordKey(email));
  const failures = record && asFailures(record);
  return {
    attemptsRemaining: attemptsRemaining(failures, now),
    lockedUntil: lockedUntil(failures, now),
  };
}

/** @returns the records as text for storage. */
export function writeRecords(records: SignInRecords): string {
  return JSON.stringify(Object.fromEntries(records));
}

/** @returns the records from stored text, without unreadable ones. */
export function readRecords(kept: string | null): SignInRecords {
  return new Map(Object.entries(parsed(kept)).filter(isReadable));
}

function isReadable(entry: [email: string, value: unknown]): entry is [string, SignInRecord] {
  const [, value] = entry;
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { count, lastAttempt } = value as Readonly<Record<string, unknown>>;
  return isWholeFrom(1, count) && count <= maxSignInFailures && isWholeFrom(0, lastAttempt);
}

function isWholeFrom(least: number, value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}

function parsed(kept: string | null): object {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function asFailures({ count, lastAttempt }: SignInRecord): SignInFailures {
  return { count, lastAt: new Date(lastAttempt) };
}
