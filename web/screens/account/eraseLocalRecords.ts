import { removeRecords } from '../../drafts/draftIndexedDb.ts';
import { storedKeys, writeStored } from '../../lib/browserStorage.ts';
import { forgetProjectHint } from '../../session/currentProject.ts';
import type { Me } from '../../session/me.ts';
import { forgetRecord } from '../../session/signInRecords.ts';

/** Forgets all that this browser keeps under the person's id or address; the drafts go with the departure. */
export function eraseLocalRecords({ id, email }: Me['user']): void {
  for (const key of storedKeys()) {
    if (key.startsWith('elan.') && key.includes(id)) writeStored(key, null);
  }
  void removeRecords(({ key }) => key.includes(id));
  forgetProjectHint();
  forgetRecord(email);
}
