import { removeRecords } from '../../drafts/draftIndexedDb.ts';
import { storedKeys, writeStored } from '../../lib/browserStorage.ts';
import type { Me } from '../../session/me.ts';
import { forgetRecord } from '../../session/signInRecords.ts';

/** Erases all that this browser stores under the person's id or e-mail, except drafts, which `useDeparture` erases. */
export function eraseLocalRecords({ id, email }: Me['user']): void {
  for (const key of storedKeys()) {
    if (key.startsWith('elan.') && key.includes(id)) writeStored(key, null);
  }
  void removeRecords(({ key }) => key.includes(id));
  forgetRecord(email);
}
