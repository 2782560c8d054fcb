import { runServer } from './boot/runServer.ts';

await runServer();
