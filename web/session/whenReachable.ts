import { contract } from '@elan/domain/contract/contract';
import { call } from '../api.ts';

/** How often a server that was away is asked whether it is back, in milliseconds. */
export const askEveryMs = 10_000;

/**
 * Waits for the server to answer again: the network may be away, or the server restarting.
 * @param onBack called once, when it answers or the browser says that the network is back.
 * @returns how to give up waiting.
 */
export function whenReachable(onBack: () => void): () => void {
  const leave = () => {
    clearInterval(asking);
    window.removeEventListener('online', back);
  };
  const back = () => {
    leave();
    onBack();
  };
  let isWaiting = true;
  const ask = () =>
    call(contract.health).then(
      () => isWaiting && back(),
      () => {},
    );
  const asking = setInterval(ask, askEveryMs);
  window.addEventListener('online', back);
  return () => {
    isWaiting = false;
    leave();
  };
}
