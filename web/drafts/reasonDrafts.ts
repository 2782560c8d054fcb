import { isBlank } from '@elan/domain/text';
import { call, isCode } from '../lib/apiClient.ts';
import { storedKeys } from '../lib/browserStorage.ts';
import { contract } from '../lib/contract.ts';
import type { DraftPlace } from './draftStorage.ts';
import { keepRequest, readRequest, reasonPlace, requestKeys } from './storedRequests.ts';

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

/** Saves the stored reason, and erases it, also if its check no longer exists. @throws ApiFailure */
export async function saveReason(place: DraftPlace): Promise<void> {
  const because = readRequest('reason', place)?.text.trim();
  const params = { id: place.projectId, checkId: place.module };
  try {
    if (because) await call(contract.answerCheck, { params, body: { because } });
  } catch (failure) {
    if (!isCode(failure, 'not_found')) throw failure;
  }
  keepRequest('reason', place, null);
}
