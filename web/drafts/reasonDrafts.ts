import { isBlank } from '@elan/domain/text';
import { storedKeys } from '../lib/browserStorage.ts';
import type { DraftPlace } from './draftStorage.ts';
import { readRequest, reasonPlace, requestKeys } from './storedRequests.ts';

/** @returns the checks for which this user has written a reason that is not saved. */
export function listReasons(userId: string): readonly DraftPlace[] {
  const start = requestKeys('reason', userId);
  return storedKeys()
    .filter((key) => key.startsWith(start))
    .map((key) => {
      const [projectId = '', ...checkId] = key.slice(start.length).split('.');
      return reasonPlace(userId, projectId, checkId.join('.'));
    })
    .filter((place) => !isBlank(readRequest('reason', place)?.text));
}
