import { request as call, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { openBareDatabase } from './bareDatabase.ts';
import { answerQuestions } from './measuredProcess.ts';

// The bare minimum: `node:http` and the database driver. "same" sends the statements that our server sends for the same
// call, including those for the session and row-level security, but in the simplest way: one at a time and unprepared.
// "one" sends only the statement that reads or writes the data.
const { DATABASE_URL, DATA_DIR = '', PROVIDER_PORT, PORT } = process.env;
const database = await openBareDatabase(DATABASE_URL, DATA_DIR);

const session = `select s.expires_at, u.id, u.email, u.email_verified, u.language, u.suspended_at
  from sessions s join users u on u.id = s.user_id where s.token = encode(sha256(convert_to($1, 'UTF8')), 'hex')`;
const identity = `select set_config('role', 'app_user', true), set_config('app.user_id', $1, true)`;
const read = 'select used from ai_usage where user_id = $1 and period = $2';
const list = `select p.id, p.name, p.description, p.created_at, p.updated_at, m.with_content, m.completed
  from project_rows p join lateral (
    select count(*) as with_content, jsonb_agg(module order by module) filter (where answers_complete) as completed
    from project_modules where project_id = p.id and has_content
  ) m on true
  where p.user_id = $1 and p.deleted_at is null order by p.updated_at desc, p.id desc limit 51`;
const touch = 'update project_rows set updated_at = $3 where id = $1 and user_id = $2 returning id';
const before = `select data, cause, last_updated, sitting_by, sitting_since, bytes from project_modules
  where project_id = $1 and module = $2 and user_id = $3`;
const merge = `update project_modules set data = data || $4::jsonb, has_content = coalesce($5, has_content),
    answers_complete = coalesce($6, answers_complete), last_updated = greatest($7, last_updated + interval '1 millisecond')
  where project_id = $1 and module = $2 and user_id = $3 and last_updated = $8::timestamptz returning last_updated, bytes`;
const stored = 'select bytes from account_storage where user_id = $1';

interface Save {
  readonly data: object;
  readonly baseLastUpdated: string;
}

const mergeOf = (user: unknown, project: string, { data, baseLastUpdated }: Save) =>
  [project, 'idea', user, JSON.stringify(data), null, true, new Date(), baseLastUpdated] as const;
const stampOf = (row: Readonly<Record<string, unknown>> | undefined) => ({
  lastUpdated: row?.last_updated,
});

const answers: Readonly<
  Record<string, (query: URLSearchParams, body: () => Promise<string>) => Promise<unknown>>
> = {
  '/': async () => ({}),
  '/read/one': async (query) => (await database.query(read, [query.get('user'), 'life']))[0] ?? {},
  '/read/same': async (query) => {
    const [person] = await database.query(session, [query.get('token')]);
    return database.transaction(async (run) => {
      await run(identity, [person?.id]);
      const [row] = await run(read, [person?.id, 'life']);
      return { ...person, ...row };
    });
  },
  '/list/one': async (query) => ({
    projects: (await database.query(list, [query.get('user')])).slice(0, 50),
    nextCursor: 'more',
  }),
  '/save/one': async (query, body) => {
    const save: Save = JSON.parse(await body());
    const values = mergeOf(query.get('user'), query.get('project') ?? '', save);
    return stampOf((await database.query(merge, values))[0]);
  },
  '/save/same': async (query, body) => {
    const [person] = await database.query(session, [query.get('token')]);
    const save: Save = JSON.parse(await body());
    const project = query.get('project') ?? '';
    return database.transaction(async (run) => {
      await run(identity, [person?.id]);
      await run(touch, [project, person?.id, new Date()]);
      await run(before, [project, 'idea', person?.id]);
      const [merged] = await run(merge, mergeOf(person?.id, project, save));
      await run(stored, [person?.id]);
      return stampOf(merged);
    });
  },
};

const server = createServer(async (request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  if (pathname === '/stream') {
    const path = '/v1/chat/completions';
    const headers = { 'content-type': 'application/json' };
    const upstream = call({ port: PROVIDER_PORT, method: 'POST', path, headers }, (answer) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.pipe(reply);
    });
    request.pipe(upstream);
    return;
  }
  const body = await answers[pathname]?.(searchParams, () => text(request));
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(Number(PORT), '127.0.0.1');
answerQuestions(async () => {
  server.closeAllConnections();
  await database.close();
});
