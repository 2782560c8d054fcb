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
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['scripts/testing/loopbackOnly.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
