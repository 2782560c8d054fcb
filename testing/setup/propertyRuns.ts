import fc from 'fast-check';
import { vi } from 'vitest';

// FC_SEED: what the random histories begin from; vitest.config.ts makes and prints one where none is set.
fc.configureGlobal({ seed: Number(process.env.FC_SEED) });

// FC_RUNS: how often each property is tried, in place of its own number.
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
