import { beforeEach, expect, it, vi } from 'vitest';
import { askEveryMs, waitForServer } from './serverReachable.ts';

// @vitest-environment happy-dom
let isUp = false;
beforeEach(() => {
  isUp = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return Response.json({ status: 'ready' });
  });
});

it('reports once that the server answers again', async () => {
  const onBack = vi.fn();
  waitForServer(onBack);
  await vi.advanceTimersByTimeAsync(3 * askEveryMs);
  expect(onBack).not.toHaveBeenCalled();
  isUp = true;
  await vi.advanceTimersByTimeAsync(3 * askEveryMs);
  window.dispatchEvent(new Event('online'));
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('sends one request at a time to a server that hangs', async () => {
  const asked = vi.fn((_: string, { signal }: RequestInit) => hangs(signal));
  vi.stubGlobal('fetch', asked);
  const onBack = vi.fn();
  const giveUp = waitForServer(onBack);
  await vi.advanceTimersByTimeAsync(1.5 * askEveryMs);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5 * askEveryMs);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(onBack).toHaveBeenCalledTimes(1);
  giveUp();
});

function hangs(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

it('retries on the browser’s online event, and does nothing once cancelled', async () => {
  const first = vi.fn();
  waitForServer(first);
  window.dispatchEvent(new Event('online'));
  expect(first).toHaveBeenCalledTimes(1);

  isUp = true;
  const second = vi.fn();
  const giveUp = waitForServer(second);
  // Cancel while a request is in flight.
  vi.advanceTimersByTime(askEveryMs);
  giveUp();
  await vi.advanceTimersByTimeAsync(3 * askEveryMs);
  window.dispatchEvent(new Event('online'));
  expect(second).not.toHaveBeenCalled();
});
