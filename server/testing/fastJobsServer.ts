import { runServer } from '../boot/runServer.ts';

// The server as an operator runs it, but for how often it does what it does by itself, and for its pages.
await runServer({
  intervals: { jobsMs: 250, dumpsMs: 250 },
  ...(process.env.TEST_PAGES ? { pages: process.env.TEST_PAGES } : {}),
});
