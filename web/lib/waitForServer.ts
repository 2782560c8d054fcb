import { contract } from '@elan/domain/contract/contract';
import { call } from './apiClient.ts';

/** How long after an answer, or none, a server that was away is asked again, in milliseconds. */
export const askEveryMs = 10_000;

/**
 * Waits for the server to be ready again: the network may be away, the server restarting, its database too.
 * @param onBack called once, when it is, or the browser says that the network is back.
 * @returns how to give up waiting.
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
