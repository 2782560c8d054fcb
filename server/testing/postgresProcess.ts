import { createInterface } from 'node:readline';
import { startOwnPostgres } from './ownPostgres.ts';

// A PostgreSQL for tests outside the server's workspace. It prints its URL on the first line; then each input line,
// `stop` or `start`, is answered with the same word once done. It exits when its input ends.
const postgres = await startOwnPostgres();
if (!postgres) {
  console.error('No PostgreSQL on this machine. On Debian: sudo apt-get install postgresql');
  process.exit(1);
}
console.log(postgres.url);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'stop') await postgres.stop();
  if (line === 'start') await postgres.start();
  console.log(line);
}
await postgres.close();
