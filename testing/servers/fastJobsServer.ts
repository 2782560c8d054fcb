import { runServer } from '@elan/server/boot/runServer';

// The production server with jobs that run more often, and with the pages of `TEST_PAGES`.
await runServer({
  intervals: { jobsMs: 250, dumpsMs: 250 },
  ...(process.env.TEST_PAGES ? { pages: process.env.TEST_PAGES } : {}),
});
