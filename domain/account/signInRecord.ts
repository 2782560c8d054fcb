import * as z from 'zod/mini';
import { comparableEmail } from './emailAddress.ts';
import {
  attemptsRemaining,
  lockedUntil,
  lockoutMs,
  maxSignInFailures,
  type SignInFailures,
} from './lockout.ts';

const recordSchema = z.strictObject({
  count: z.int().check(z.positive(), z.lte(maxSignInFailures)),
  /** Milliseconds since 1970, by the clock of this browser. */
  lastAttempt: z.int().check(z.nonnegative()),
});

/** Failed sign-ins of one address, as a browser keeps them (docs/product.md#sign-in-lockout). */
export type SignInRecord = z.output<typeof recordSchema>;

/** One record for each address that failed, under `recordKey`; it mirrors the server's count and decides nothing. */
export type SignInRecords = ReadonlyMap<string, SignInRecord>;

/** What the reply to a failed sign-in says; a failure that does not count says neither. */
export interface FailedSignIn {
  readonly attemptsRemaining?: number | undefined;
  /** Seconds until a locked address may try again. */
  readonly retryAfter?: number | undefined;
}

/** @returns what an address is kept under: as the server compares it, without the space around it. */
export function recordKey(email: string): string {
  return comparableEmail(email.trim());
}

/** @returns the records with what the server answered to a failed sign-in of that address. */
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
  // A lock that the server began some time ago ends when the server says so, by whatever clock runs here.
  const lasts = isLocked ? Math.min((reply.retryAfter ?? 0) * 1000, lockoutMs) : lockoutMs;
  const lastAttempt = now.getTime() - lockoutMs + lasts;
  return new Map(records).set(recordKey(email), { count, lastAttempt });
}

/** @returns the records without the one of that address. */
export function withoutRecord(records: SignInRecords, email: string): SignInRecords {
  const rest = new Map(records);
  rest.delete(recordKey(email));
  return rest;
}

/** @returns the records that stand: neither 15 minutes old nor, after the clock was set back, of the future. */
export function standingRecords(records: SignInRecords, now: Date): SignInRecords {
  const stands = (record: SignInRecord) =>
    record.lastAttempt <= now.getTime() &&
    attemptsRemaining(asFailures(record), now) < maxSignInFailures;
  return new Map(Array.from(records).filter(([, record]) => stands(record)));
}

/** @returns what a sign-in form says of an address: the attempts left, and until when it is locked, or null. */
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

/** @returns the records as one text, to be kept. */
export function writeRecords(records: SignInRecords): string {
  return JSON.stringify(Object.fromEntries(records));
}

/** @returns the records of a text that was kept; what cannot be read is left out. */
export function readRecords(kept: string | null): SignInRecords {
  const entries = Object.entries(parsed(kept)).flatMap(([email, value]) => {
    const { data } = recordSchema.safeParse(value);
    return data ? [[email, data] as const] : [];
  });
  return new Map(entries);
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
