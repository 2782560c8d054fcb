import { runServer } from '../server/boot/runServer.ts';
import { devPages } from './devPages.ts';

await runServer({ pages: devPages() });
