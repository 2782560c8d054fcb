import { type Provider, startProvider } from '@elan/testing/provider/provider';

/** A provider that sends the start of a text immediately, and the end on request. */
export interface WaitingProvider extends Provider {
  /** @returns the number of replies that have started but not ended. */
  readonly open: () => number;
  /**
   * Ends the waiting replies.
   * @param fromNowOn whether later replies wait too, or end immediately.
   */
  finish(fromNowOn: 'wait' | 'end'): void;
}

const opening = 'Une phrase de la longueur d’un morceau. ';
const openingPieces = 50;

export async function startWaitingProvider(): Promise<WaitingProvider> {
  const provider = await startProvider();
  const waiting = new Set<() => void>();
  let mode: 'wait' | 'end' = 'end';
  provider.answers(({ piece, end }) => {
    for (let at = 0; at < openingPieces; at += 1) piece(opening);
    if (mode === 'end') end('stop');
    else waiting.add(() => end('stop'));
  });
  return {
    ...provider,
    open: () => waiting.size,
    finish(fromNowOn) {
      mode = fromNowOn;
      for (const end of waiting) end();
      waiting.clear();
    },
  };
}
