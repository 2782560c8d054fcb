import { type Provider, startProvider } from '@elan/testing/provider/provider';

/** A provider that writes the opening of a text at once, and its end on request. */
export interface WaitingProvider extends Provider {
  /** How many replies have begun and not ended. */
  readonly open: () => number;
  /** Ends those that wait; the next ones end at once where `from now on` is "end". */
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
