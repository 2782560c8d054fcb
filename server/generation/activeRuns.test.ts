import { expect, it, vi } from 'vitest';
import { createActiveRuns } from './activeRuns.ts';
import { endedRun, type GenerationReply, type OwnRun } from './run.ts';

it('ends a run that was requested to stop on another server, and reads nothing while none runs', async () => {
  vi.useFakeTimers();
  const asked: (readonly string[])[] = [];
  let stopped: readonly string[] = [];
  const runs = createActiveRuns(async (ids) => {
    asked.push(ids);
    if (asked.length === 1) throw new Error('the database is away');
    return stopped;
  });
  const untilStopped = (run: OwnRun) =>
    new Promise<GenerationReply>((_, reject) =>
      run.signal.addEventListener('abort', () => reject(run.signal.reason)),
    );
  const [one, other] = [runs.start('one', untilStopped), runs.start('other', untilStopped)];
  await vi.advanceTimersByTimeAsync(500);
  expect(asked.length).toBeGreaterThan(1);
  stopped = ['one'];
  await vi.advanceTimersByTimeAsync(500);
  await expect(one.finished).rejects.toMatchObject({ code: 'generation_stopped' });
  expect(other.signal.aborted).toBe(false);
  stopped = ['other'];
  await vi.advanceTimersByTimeAsync(500);
  await expect(other.finished).rejects.toMatchObject({ code: 'generation_stopped' });
  const before = asked.length;
  expect(asked[0]).toEqual(['one', 'other']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.length).toBe(before);
  vi.useRealTimers();
});

it('shares the run of another process until it ends', async () => {
  const runs = createActiveRuns();
  const { promise, reject } = Promise.withResolvers<GenerationReply>();
  const first = endedRun('', promise);
  const second = endedRun('', new Promise(() => {}));
  expect(runs.share('one', () => first)).toBe(first);
  expect(runs.share('one', () => second)).toBe(first);
  expect(runs.share('other', () => second)).toBe(second);
  reject(new Error('the database is away'));
  await promise.catch(() => {});
  expect(runs.share('one', () => second)).toBe(second);
});
