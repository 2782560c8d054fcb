import {
  readRecords,
  type SignInRecords,
  standingRecords,
  withoutRecord,
  writeRecords,
} from '@elan/domain/account/signInRecord';
import { readStored, writeStored } from '../lib/browserStorage.ts';

/** The localStorage key for the records of failed sign-ins. */
export const signInRecordsKey = 'elan.signInAttempts';

/** @returns the stored records that have not expired. */
export function keptRecords(now: Date): SignInRecords {
  return standingRecords(readRecords(readStored(signInRecordsKey)), now);
}

/** Stores the records, without the expired ones. */
export function keepRecords(records: SignInRecords, now: Date): void {
  const current = standingRecords(records, now);
  writeStored(signInRecordsKey, current.size === 0 ? null : writeRecords(current));
}

/** Removes the record of failed sign-ins with this e-mail address. */
export function forgetRecord(email: string): void {
  const now = new Date();
  keepRecords(withoutRecord(keptRecords(now), email), now);
}

const newAccountKey = 'elan.newAccount';

/**
 * Stores a new account's e-mail address in this browser until a sign-in, since the link in the e-mail opens another
 * tab.
 */
export function keepNewAccount(email: string): void {
  writeStored(newAccountKey, email);
}

/** @returns the address stored by `keepNewAccount`, or an empty string. */
export function readNewAccount(): string {
  return readStored(newAccountKey) ?? '';
}

/** Removes the address stored by `keepNewAccount`, after a sign-in. */
export function forgetNewAccount(): void {
  writeStored(newAccountKey, null);
}

const key = 'elan.typedEmail';

/** @returns the e-mail address last typed in this tab, kept across reloads, or an empty string. */
export function readTypedEmail(): string {
  return readStored(key, 'sessionStorage') ?? '';
}

/**
 * Stores the e-mail address for this tab only, or removes the stored address if it is empty. If storage is blocked, the
 * user must type the address again after a reload.
 */
export function writeTypedEmail(email: string): void {
  writeStored(key, email || null, 'sessionStorage');
}
