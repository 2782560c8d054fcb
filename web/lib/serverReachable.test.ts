import { type FailureCode, failures } from '@elan/domain/failure';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from './apiClient.ts';
import { askEveryMs, isOutcomeUnknown, waitForServer } from './serverReachable.ts';

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

describe('whether the work of a failed request may still be running or done', () => {
  // A new code belongs here if a generation or a save with the same key or content may exist all the same.
  const unknown: ReadonlySet<FailureCode> = new Set<FailureCode>([
    'unauthenticated',
    'other_person',
    'rate_limited',
    'internal',
    'database_unavailable',
    'database_busy',
    'database_not_writable',
    'database_misconfigured',
    'stopping',
  ]);

  it.each(Object.entries(failures))('after a refusal with %s', (code, [status]) => {
    const refusal = new ApiFailure(code as FailureCode, { status });
    expect(isOutcomeUnknown(refusal)).toBe(unknown.has(code as FailureCode));
  });

  it.each(Object.keys(failures))('not after a stream that ended with %s', (code) => {
    // A session that has ended ends the stream, not the generation, and gets the status 401 (`streamGeneration.ts`).
    expect(isOutcomeUnknown(new ApiFailure(code as FailureCode, { status: 200 }))).toBe(false);
  });

  it.each([
    [401, true],
    [404, false],
    [413, false],
    [429, true],
    [500, true],
    [502, true],
  ])('after a reply %s of something else than our server: %s', (status, isUnknown) => {
    expect(isOutcomeUnknown(new ApiFailure('internal', { status }))).toBe(isUnknown);
  });

  it('without a reply, but not after an error in the page', () => {
    expect(isOutcomeUnknown(new ApiFailure('network'))).toBe(true);
    expect(isOutcomeUnknown(new TypeError('x'))).toBe(false);
  });
});
