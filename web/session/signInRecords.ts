import {
  readRecords,
  type SignInRecords,
  standingRecords,
  withoutRecord,
  writeRecords,
} from '@elan/domain/account/signInRecord';
import { readStored, writeStored } from '../lib/browserStorage.ts';

/** The localStorage key of the records of failed sign-ins. */
export const signInRecordsKey = 'elan.signInAttempts';

/** @returns the stored records that are still in force. */
export function keptRecords(now: Date): SignInRecords {
  return standingRecords(readRecords(readStored(signInRecordsKey)), now);
}

/** Stores the records, without the expired ones. */
export function keepRecords(records: SignInRecords, now: Date): void {
  const current = standingRecords(records, now);
  writeStored(signInRecordsKey, current.size === 0 ? null : writeRecords(current));
}

/** Erases the record of one e-mail, after it signed in or its form was restarted. */
export function forgetRecord(email: string): void {
  const now = new Date();
  keepRecords(withoutRecord(keptRecords(now), email), now);
}

const newAccountKey = 'elan.newAccount';

/** Remembers the email that signed up in this browser until it signs in, since the link of the mail opens another tab. */
export function keepNewAccount(email: string): void {
  writeStored(newAccountKey, email);
}

/** @returns the email that signed up here and has not signed in yet; empty where there is none. */
export function readNewAccount(): string {
  return readStored(newAccountKey) ?? '';
}

/** For after a sign-in. */
export function forgetNewAccount(): void {
  writeStored(newAccountKey, null);
}

const key = 'elan.typedEmail';

/** @returns the e-mail typed in this tab before a reload; empty where there was none. */
export function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores the e-mail for this tab only; an empty one is erased. */
export function writeTypedEmail(email: string): void {
  try {
    if (email === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, email);
  } catch {
    // The person must type it again.
  }
}
