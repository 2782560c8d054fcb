import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { answerCpuQuestions } from './measuredProcess.ts';

// The bare limit: `node:http` and the driver, one statement, no session, no checks.
const databaseUrl = process.env.DATABASE_URL;
const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 20 }) : undefined;
const embedded = pool
  ? undefined
  : await PGlite.create({ dataDir: `${process.env.DATA_DIR}/database` });

const query = 'select id, email, language from users where id = $1';
const read = async (id: string): Promise<unknown> => {
  const result = pool ? await pool.query(query, [id]) : await embedded?.query(query, [id]);
  return result?.rows[0];
};

const server = createServer(async (request, reply) => {
  const id = new URL(request.url ?? '/', 'http://bare').searchParams.get('id');
  const body = id === null ? {} : await read(id);
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(Number(process.env.PORT), 'localhost');
answerCpuQuestions(async () => {
  server.closeAllConnections();
  await pool?.end();
  await embedded?.close();
});
