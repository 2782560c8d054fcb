import Fastify from 'fastify';
import { openBareDatabase } from './bareDatabase.ts';
import { answerQuestions } from './measuredProcess.ts';

// The bare minimum for a server start: the same framework and driver, and one statement.
const { DATABASE_URL, DATA_DIR = '', PORT } = process.env;
const database = await openBareDatabase(DATABASE_URL, DATA_DIR);
const app = Fastify({ logger: { level: 'error' } });
app.get('/', () => database.query('select 1'));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
answerQuestions(async () => {
  await app.close();
  await database.close();
});
