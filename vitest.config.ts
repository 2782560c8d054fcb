import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './testing/database/ownPostgres.ts';
import { findPrograms } from './testing/setup/findPrograms.ts';
import { LongFirst } from './testing/setup/longFirst.ts';

/** On a PostgreSQL where one is named or installed, else on the embedded database. */
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== undefined;
/** Tests of what only the database does that these do not run on. */
const otherDatabase = `**/*.${hasPostgres ? 'embedded' : 'postgres'}.{test,http.test,soak.test}.ts`;
/** Tests by Prometheus' own tool run where Debian's `prometheus` is installed, and always in `.ci/run`. */
const hasPromtool = Boolean(process.env.CI) || findPrograms(['promtool']) !== undefined;
const promtools = hasPromtool ? [] : ['**/*.promtool.test.ts'];
/** Tests through a pooler run where Debian's `pgbouncer` is installed, and always in `.ci/run`. */
const hasPgBouncer =
  Boolean(process.env.CI) || findPrograms(['pgbouncer'], ['/usr/sbin']) !== undefined;
const poolers = hasPgBouncer ? [] : ['**/*.pgbouncer.postgres.http.test.ts'];
/** What only a whole server shows: statuses, headers, streams, logs, two servers. `npm run test:http`. */
const http = '**/*.http.test.ts';
/** Kills, races and random histories, with many rounds: `npm run soak`. */
const soaks = '**/*.soak.test.ts';

/** The install of docs/operations.md, which asks the registry: `npm run test:install`. */
const installs = '**/*.install.test.ts';

/** @throws if the tests that are named here were renamed: they would no longer run, unseen. */
function named(tests: string): string {
  if (globSync(tests, { cwd: import.meta.dirname }).length === 0) throw new Error(`no ${tests}`);
  return tests;
}

/** A server is killed while it writes: its next start settles that on one database, its leases do on the other. */
const crashOnBoth = named('server/tests/crashWhileWriting.soak.test.ts');
/** What `.ci/run` runs of them without `nightly`: those that start no server. */
const taste = ['concurrentChanges.postgres', 'storageHistories', 'subscriptionHistories'].map(
  (name) => named(`server/tests/${name}.soak.test.ts`),
);
const isTaste = Number(process.env.SOAK_PERCENT ?? 100) < 10;

/** Enough to show that the embedded database answers as PostgreSQL does. */
const smoke = [
  ...['path', 'session', 'generation', 'versions', 'deletion', 'upgrade'],
  ...(isTaste ? [] : ['subscriptionLife', 'accountExport', 'numbers', 'keptNumbers']),
];

const onDatabase = {
  globalSetup: ['testing/setup/globalSetup.ts'],
  // A server keeps nothing in its modules: what a process has loaded serves all files of its turn.
  isolate: false,
};

// Printed before anything runs: a history that hangs can be run again too.
process.env.FC_SEED ??= `${Date.now() % 2 ** 31}`;
console.log(`Random histories: FC_SEED=${process.env.FC_SEED}`);

export default defineConfig({
  test: {
    // One more than there are cores: a test of a server waits more than it computes. Each takes up to a gigabyte.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    sequence: { sequencer: LongFirst },
    projects: [
      // Rules keep nothing from one file to the next.
      project('domain', {
        include: ['{domain,reading,modules,dossier,evaluate,bench}/**/*.test.ts'],
        exclude: [soaks],
        isolate: false,
      }),
      project('web', {
        include: ['web/**/*.test.{ts,tsx}'],
        exclude: [soaks],
        setupFiles: ['web/testing/freshPage.ts'],
        // A link or a form that leads to another document must not take the page that the files share along.
        environmentOptions: {
          happyDOM: {
            settings: {
              navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
            },
          },
        },
        // Loading the pages' code for each of a hundred files took as long as the tests.
        isolate: false,
      }),
      project('server', {
        include: ['{server,sandbox,scripts,testing,client}/**/*.test.ts'],
        exclude: [http, soaks, installs, otherDatabase, ...promtools],
        ...onDatabase,
      }),
      project('http', { include: [http], exclude: [otherDatabase, ...poolers], ...onDatabase }),
      project('install', { include: [installs], ...onDatabase }),
      // Where the server kept its data in its own folder, a kill leaves more behind.
      project('soak', {
        include: isTaste
          ? taste
          : ['**/*.postgres.soak.test.ts', '**/*Histories.soak.test.ts', crashOnBoth],
        exclude: [otherDatabase],
        ...onDatabase,
      }),
      // Projects of this ending run on the embedded database, whatever the machine has (`testing/setup/globalSetup.ts`).
      project('embedded', {
        include: [
          '{server,sandbox,scripts}/**/*.embedded.{test,http.test}.ts',
          ...smoke.map((name) => named(`server/tests/${name}.{http,flow}.test.ts`)),
        ],
        ...onDatabase,
      }),
      project('soak-embedded', {
        include: isTaste ? [] : [soaks],
        exclude: ['**/*.postgres.soak.test.ts'],
        ...onDatabase,
      }),
    ],
  },
});

interface Tests {
  readonly include: string[];
  readonly exclude?: string[];
  readonly isolate?: boolean;
  readonly globalSetup?: string[];
  readonly setupFiles?: string[];
  readonly environmentOptions?: Readonly<Record<string, unknown>>;
}

function project(name: string, { exclude = [], setupFiles = [], ...own }: Tests) {
  return {
    test: {
      name,
      exclude: ['**/node_modules/**', '**/dist/**', '**/.build/**', ...exclude],
      // Tests wait for states; this ends only one that waits for ever, also on a machine that is busy with others.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // A second by default, which a busy machine may take for one request.
      expect: { poll: { timeout: 30_000 } },
      setupFiles: ['testing/setup/loopbackOnly.ts', 'testing/setup/propertyRuns.ts', ...setupFiles],
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      ...own,
    },
  };
}
