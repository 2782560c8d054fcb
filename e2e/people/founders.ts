import type { Language } from '@elan/domain/language';
import { founderEmail } from './founderEmails.ts';
import { newPerson, type Person } from './person.ts';

let taken = 0;

/** @returns a new person whose email makes them a founder once it is confirmed. */
export function newFounder(language: Language): Person {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  const email = founderEmail(worker, taken);
  taken += 1;
  return { ...newPerson(language), email };
}
