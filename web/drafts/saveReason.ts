import { call, isCode } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import type { DraftPlace } from './draftStorage.ts';
import { keepRequest, readRequest } from './storedRequests.ts';

/**
 * Saves the stored reason, then erases it. If it changed during the request, saves it again. If its check no longer
 * exists, only erases it.
 * @param own the reason that this function saved before the stored one changed; by default the one it started from.
 * @throws ApiFailure if the request fails
 * @throws Error if the check has another reason, which the user has perhaps not seen
 */
export async function saveReason(
  place: DraftPlace,
  own = readRequest('reason', place)?.from,
): Promise<void> {
  const because = readRequest('reason', place)?.text.trim();
  if (!because || because === own) {
    keepRequest('reason', place, null);
    return;
  }
  const params = { id: place.projectId, checkId: place.module };
  try {
    const { checks } = await call(contract.listChecks, { params: { id: place.projectId } });
    const saved = checks.find(({ id }) => id === place.module)?.answer?.because;
    if (saved !== undefined && saved !== own && saved !== because) {
      throw new Error('the check has another reason');
    }
    if (saved !== because) await call(contract.answerCheck, { params, body: { because } });
  } catch (failure) {
    if (!isCode(failure, 'not_found')) throw failure;
  }
  await saveReason(place, because);
}
