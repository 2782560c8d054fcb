import { isOutOfReach } from './isOutOfReach.ts';
import { type GenerationOrder, type GenerationReply, watchGeneration } from './watchGeneration.ts';

/** Waits between attempts to find a running generation again, in milliseconds. */
export const backoffMs: readonly number[] = [500, 1_500, 4_000, 8_000];

export interface Following {
  readonly signal: AbortSignal;
  readonly onConnected: () => void;
  readonly onText: (text: string) => void;
  readonly onReconnecting: () => void;
}

/**
 * Follows a generation over broken connections: asks again with the same key, a few times, then
 * lets the failure through. Text that came counts as a sign of life and starts the count anew.
 * @throws ApiFailure
 */
export async function followGeneration(
  order: GenerationOrder,
  { signal, onConnected, onText, onReconnecting }: Following,
): Promise<GenerationReply> {
  let shown = 0;
  for (let attempt = 0; ; attempt += 1) {
    let grew = false;
    try {
      return await watchGeneration(order, {
        signal,
        onConnected,
        onText: (text) => {
          // A replay begins with what is on the page already: nothing jumps back.
          if (text.length <= shown) return;
          shown = text.length;
          grew = true;
          onText(text);
        },
      });
    } catch (failure) {
      if (!isOutOfReach(failure)) throw failure;
      if (grew) attempt = 0;
      const wait = backoffMs[attempt];
      if (wait === undefined) throw failure;
      onReconnecting();
      await pause(wait, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
