import {
  readRecords,
  type SignInRecords,
  standingRecords,
  withoutRecord,
  writeRecords,
} from '@elan/domain/account/signInRecord';
import { readStored, writeStored } from '../lib/browserStorage.ts';

/** Where this browser keeps its records of failed sign-ins. */
export const signInRecordsKey = 'elan.signInAttempts';

/** @returns the records that this browser keeps and that stand now. */
export function keptRecords(now: Date): SignInRecords {
  return standingRecords(readRecords(readStored(signInRecordsKey)), now);
}

/** Keeps them, those that are over left out. */
export function keepRecords(records: SignInRecords, now: Date): void {
  const standing = standingRecords(records, now);
  writeStored(signInRecordsKey, standing.size === 0 ? null : writeRecords(standing));
}

/** Forgets the record of one address: it signed in, or its form is begun anew. */
export function forgetRecord(email: string): void {
  const now = new Date();
  keepRecords(withoutRecord(keptRecords(now), email), now);
}
