import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** In CI a test that fails is tried once more, and named if it passes then (docs/decisions/0036). */
const isCi = process.env.CI !== undefined;

// What several servers do on one database needs one that can be shared; what only the embedded one does is the same
// whatever database the other tests are on.
const notHere =
  process.env.TEST_DATABASE_URL === undefined ? '**/*.postgres.test.ts' : '**/*.embedded.test.ts';

export default defineConfig({
  test: {
    // One fewer than there are cores by default, which on two is one alone; servers wait more than they count.
    // Each takes up to a gigabyte.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    retry: isCi ? 1 : 0,
    projects: [
      project('domain', {
        include: ['{domain,modules,evaluate}/**/*.test.ts'],
        // Rules keep nothing from one file to the next.
        isolate: false,
      }),
      project('server', {
        include: ['{server,sandbox,scripts}/**/*.test.ts'],
        globalSetup: ['server/testing/globalSetup.ts'],
        // Nothing of a server is kept in a module: what a process has loaded serves all files of its turn.
        isolate: false,
      }),
      project('web', {
        include: ['web/**/*.test.{ts,tsx}'],
        setupFiles: ['web/testing/patience.ts'],
      }),
    ],
  },
});

function project(
  name: string,
  {
    setupFiles = [],
    ...own
  }: { include: string[]; isolate?: boolean; globalSetup?: string[]; setupFiles?: string[] },
) {
  return {
    test: {
      name,
      exclude: ['**/node_modules/**', '**/dist/**', '**/.build/**', notHere],
      // Tests wait for states; this ends only one that waits for ever, also on a machine that is busy with others.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // A second by default, which a busy machine may take for one request.
      expect: { poll: { timeout: 30_000 } },
      setupFiles: ['scripts/testing/loopbackOnly.ts', ...setupFiles],
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      ...own,
    },
  };
}
