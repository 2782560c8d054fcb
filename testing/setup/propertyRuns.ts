import fc from 'fast-check';
import { vi } from 'vitest';

// FC_SEED is the seed of the random tests. If it is not set, vitest.config.ts creates and prints one.
fc.configureGlobal({ seed: Number(process.env.FC_SEED) });

// FC_RUNS replaces the number of runs of every property.
const numRuns = Number(process.env.FC_RUNS ?? Number.NaN);
if (numRuns > 0) {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns });
  vi.doMock('fast-check', async (load) => {
    const real = await load<typeof import('fast-check')>();
    const assert = new Proxy(real.assert, {
      apply: (own, self, [property, parameters]) =>
        Reflect.apply(own, self, [property, { ...parameters, numRuns }]),
    });
    return { ...real, assert, default: { ...real.default, assert } };
  });
}
