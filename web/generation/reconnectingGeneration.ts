import { isCode } from '../lib/apiClient.ts';
import { pause } from '../lib/pause.ts';
import { isServerUnreachable } from '../lib/serverReachable.ts';
import {
  type Approach,
  type GenerationOrder,
  type GenerationReply,
  type Watching,
  watchGeneration,
} from './streamGeneration.ts';

/** Delays between attempts to reconnect to a running generation, in milliseconds. */
export const backoffMs: readonly number[] = [500, 1_500, 4_000, 8_000];

/** Delays between attempts to find a generation whose request may still be in flight, in milliseconds. */
export const lookAgainMs: readonly number[] = [500, 1_500, 3_000];

export interface Following extends Watching {
  readonly onReconnecting: () => void;
}

/**
 * Follows a generation to its end. Reconnects a few times with the same key if the server cannot be reached; new
 * content resets the number of attempts. Also retries a few times if the server does not know the generation yet.
 * @param how `ask` may start the generation; `look` never does.
 * @throws ApiFailure if the generation or the last attempt fails; the abort reason if `signal` is aborted.
 */
export async function followGeneration(
  order: GenerationOrder,
  how: Approach,
  following: Following,
): Promise<GenerationReply> {
  let shown = 0;
  let looks = 0;
  for (let attempt = 0; ; attempt += 1) {
    let grew = false;
    try {
      return await watchGeneration(order, how, {
        ...following,
        onText: (text) => {
          // After reconnecting, the text is replayed from its start, and ignored until it is longer than before.
          if (text.length <= shown) return;
          shown = text.length;
          grew = true;
          following.onText(text);
        },
        onGrowing: (growing) => {
          grew = true;
          following.onGrowing(growing);
        },
      });
    } catch (failure) {
      const lookAgain = isCode(failure, 'generation_not_begun') ? lookAgainMs[looks] : undefined;
      if (lookAgain !== undefined) {
        looks += 1;
        attempt -= 1;
        await pause(lookAgain, following.signal);
        continue;
      }
      if (!isServerUnreachable(failure)) throw failure;
      if (grew) attempt = 0;
      const wait = backoffMs[attempt];
      if (wait === undefined) throw failure;
      following.onReconnecting();
      await pause(wait, following.signal);
    }
  }
}
