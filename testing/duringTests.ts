import { afterAll, beforeAll } from 'vitest';

/**
 * Starts something before the tests of the file or `describe` block that calls this, and closes it after them.
 * @returns it, without fields until those tests begin.
 */
export function duringTests<Started extends { close(): Promise<unknown> }>(
  start: () => Promise<Started>,
): Started {
  const started = {} as Started;
  beforeAll(async () => {
    Object.assign(started, await start());
  });
  afterAll(() => started.close());
  return started;
}
