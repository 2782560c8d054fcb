import { contract } from '@elan/domain/contract/contract';
import { ApiFailure, call } from '../lib/apiClient.ts';

/** The request for the generation itself may still be on its way. */
const waitsMs: readonly number[] = [300, 900, 1_800];

/** Stops a generation. @throws ApiFailure when the server could not be reached. */
export async function requestStop(place: {
  readonly projectId: string;
  readonly module: string;
  readonly key: string;
}): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await call(contract.stopGeneration, {
        params: { id: place.projectId, module: place.module },
        body: { idempotencyKey: place.key },
      });
      return;
    } catch (failure) {
      const wait = waitsMs[attempt];
      const notThereYet = failure instanceof ApiFailure && failure.code === 'not_found';
      if (!notThereYet || wait === undefined) throw failure;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
