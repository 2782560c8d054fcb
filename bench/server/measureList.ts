import { performance } from 'node:perf_hooks';
import { openBareDatabase } from '../processes/bareDatabase.ts';
import { cpuPerRequest, open, type Sent } from '../processes/load.ts';
import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import { type BenchPerson, createPerson } from '../processes/people.ts';
import { micros, print } from '../report.ts';
import { interleaved, median } from '../rounds.ts';

/** With the warm-up round, this stays below the limit of 600 calls per minute and account. */
const rounds = 5;
const requestsPerRound = 60;
const requestsTimed = 30;
const projects = 1_000;
/** The number of modules per project, and their total size in bytes, which is that of eight long write-ups. */
const modules = 8;
const projectSize = 100_000;
const budget = 2;

/**
 * Measures the first page of the project list of a user with a thousand large projects. Compares it with `node:http`
 * and the driver sending only the statement that reads the list, without session, transaction or row-level security.
 */
export async function measureList(
  ours: MeasuredProcess,
  bare: MeasuredProcess,
  databaseUrl: string,
): Promise<void> {
  const person = await createPerson(`http://127.0.0.1:${ours.port}`);
  await fillProjects(person, databaseUrl);
  const sentToOurs: Sent = { method: 'GET', path: '/api/projects', token: person.token };
  const sentToBare: Sent = { method: 'GET', path: `/list/one?user=${person.id}` };
  const cpu = (server: MeasuredProcess, sent: Sent) => () =>
    cpuPerRequest(server, requestsPerRound, () => ({ sent }));
  const spent = await interleaved(rounds, {
    ours: cpu(ours, sentToOurs),
    bare: cpu(bare, sentToBare),
  });
  print({
    what: `first of ${projects} projects of 100 KB: server CPU`,
    value: spent.ours / spent.bare,
    unit: '×',
    budget,
    detail: `ours ${micros(spent.ours)}, bare ${micros(spent.bare)}`,
  });
  const waited = await interleaved(rounds, {
    ours: () => latency(ours, sentToOurs),
    bare: () => latency(bare, sentToBare),
  });
  print({
    what: 'the same: time to the whole reply',
    value: waited.ours / waited.bare,
    unit: '×',
    budget,
    detail: `ours ${waited.ours.toFixed(1)} ms, bare ${waited.bare.toFixed(1)} ms`,
  });
}

/** @returns the median time of a single request, in milliseconds. */
async function latency(server: MeasuredProcess, sent: Sent): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < requestsTimed; at += 1) {
    const started = performance.now();
    const reply = await open(server.port, sent, false);
    for await (const _ of reply);
    if (reply.statusCode !== 200) throw new Error(`${sent.path}: ${reply.statusCode}`);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Inserts the projects directly, because API calls for a thousand projects would take minutes. */
async function fillProjects({ id }: BenchPerson, databaseUrl: string): Promise<void> {
  const database = await openBareDatabase(databaseUrl, '');
  await database.query(
    `insert into project_rows (id, user_id, name, description, created_at, updated_at)
     select gen_random_uuid(), $1, 'Projet ' || n, 'Une boulangerie ouverte la nuit',
       now() - n * interval '1 hour', now() - (n * 37 % $2) * interval '1 hour'
     from generate_series(1, $2::int) n`,
    [id, projects],
  );
  await database.query(
    `insert into project_modules (project_id, module, user_id, data, has_content, answers_complete, last_updated)
     select p.id, 'filler-' || m, $1, jsonb_build_object('aiResponse', texts.text), true, true, now()
     from project_rows p, generate_series(1, $2::int) m, (
       select string_agg(md5(random()::text), '') as text from generate_series(1, $3::int / 32)
     ) texts
     where p.user_id = $1 and p.name like 'Projet %'`,
    [id, modules, projectSize / modules],
  );
  await database.query('analyze');
  await database.close();
}
