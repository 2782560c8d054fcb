import { runServer } from '@elan/server/boot/runServer';

// The production server, but its jobs run more often and it serves the pages in `TEST_PAGES`.
await runServer({
  intervals: { jobsMs: 250, dumpsMs: 250 },
  ...(process.env.TEST_PAGES ? { pages: process.env.TEST_PAGES } : {}),
});
