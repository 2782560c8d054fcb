import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,modules,server,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.build/**',
      // What several servers do on one database needs one that can be shared.
      ...(process.env.TEST_DATABASE_URL === undefined ? ['**/*.postgres.test.ts'] : []),
    ],
    globalSetup: ['server/testing/globalSetup.ts'],
    // Tests wait for states; this ends only one that waits for ever, also on a machine that is busy with others.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['scripts/testing/loopbackOnly.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
