import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Without a PostgreSQL the server's tests run on the embedded database. */
const isEmbedded = process.env.TEST_DATABASE_URL === undefined;
/** Tests of what only the other database does. */
const otherDatabase = `**/*.${isEmbedded ? 'postgres' : 'embedded'}.{test,soak.test}.ts`;
/** Kills, races and random histories, with many rounds: `npm run soak`. */
const soaks = '**/*.soak.test.ts';

/** Enough to show that the embedded database answers as PostgreSQL does. */
const smoke = [
  'path',
  'session',
  'generation',
  'versions',
  'subscriptionLife',
  'accountExport',
  'deletion',
];

const onDatabase = {
  globalSetup: ['server/testing/globalSetup.ts'],
  // A server keeps nothing in its modules: what a process has loaded serves all files of its turn.
  isolate: false,
};

export default defineConfig({
  test: {
    // One more than there are cores: a test of a server waits more than it computes. Each takes up to a gigabyte.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    projects: [
      // Rules keep nothing from one file to the next.
      project('domain', { include: ['{domain,modules,evaluate}/**/*.test.ts'], isolate: false }),
      project('web', {
        include: ['web/**/*.test.{ts,tsx}'],
        setupFiles: ['web/testing/patience.ts'],
      }),
      project('server', {
        include: ['{server,sandbox,scripts}/**/*.test.ts'],
        exclude: [soaks],
        ...onDatabase,
      }),
      project('embedded', {
        include: [
          '{server,sandbox,scripts}/**/*.embedded.test.ts',
          ...smoke.map((name) => `server/tests/${name}.test.ts`),
        ],
        ...onDatabase,
      }),
      project('soak', { include: [soaks], ...onDatabase }),
    ],
  },
});

interface Tests {
  readonly include: string[];
  readonly exclude?: string[];
  readonly isolate?: boolean;
  readonly globalSetup?: string[];
  readonly setupFiles?: string[];
}

function project(name: string, { exclude = [], setupFiles = [], ...own }: Tests) {
  return {
    test: {
      name,
      exclude: ['**/node_modules/**', '**/dist/**', '**/.build/**', otherDatabase, ...exclude],
      // Tests wait for states; this ends only one that waits for ever, also on a machine that is busy with others.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // A second by default, which a busy machine may take for one request.
      expect: { poll: { timeout: 30_000 } },
      setupFiles: [
        'scripts/testing/loopbackOnly.ts',
        'scripts/testing/propertyRuns.ts',
        ...setupFiles,
      ],
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      ...own,
    },
  };
}
