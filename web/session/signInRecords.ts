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
