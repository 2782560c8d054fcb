import fc from 'fast-check';
import { vi } from 'vitest';

// FC_RUNS: how often each property is tried, in place of its own number.
const numRuns = Number(process.env.FC_RUNS ?? Number.NaN);
if (numRuns > 0) {
  fc.configureGlobal({ numRuns });
  vi.doMock('fast-check', async (load) => {
    const real = await load<typeof import('fast-check')>();
    const assert: typeof real.assert = (property, own) =>
      real.assert(property, { ...own, numRuns });
    return { ...real, assert, default: { ...real.default, assert } };
  });
}
