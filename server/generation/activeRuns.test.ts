import { expect, it } from 'vitest';
import { createActiveRuns } from './activeRuns.ts';
import { endedRun, type GenerationReply } from './run.ts';

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
