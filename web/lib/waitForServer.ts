import { contract } from '@elan/domain/contract/contract';
import { call } from './apiClient.ts';

/** The delay between attempts to reach an unavailable server, in milliseconds. */
export const askEveryMs = 10_000;

/**
 * Waits until the server is ready again: the network, the server or its database may be down.
 * @param onBack called once, when the server answers or the browser reports that the network is back.
 * @returns a function that cancels the wait.
 */
export function waitForServer(onBack: () => void): () => void {
  let isWaiting = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    isWaiting = false;
    clearTimeout(timer);
    window.removeEventListener('online', back);
  };
  const back = () => {
    if (!isWaiting) return;
    leave();
    onBack();
  };
  const askLater = () => {
    if (isWaiting) timer = setTimeout(ask, askEveryMs);
  };
  const ask = () =>
    call(contract.ready, undefined, { signal: AbortSignal.timeout(askEveryMs) }).then(
      back,
      askLater,
    );
  askLater();
  window.addEventListener('online', back);
  return leave;
}
