import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestDatabase } from '@elan/testing/database/database';
import { startMailServer } from '@elan/testing/mail/mailServer';
import { freePort } from '@elan/testing/network/freePort';
import { startRoundRobinProxy } from '@elan/testing/network/roundRobinProxy';
import { type Person, request, signedUpPerson } from '@elan/testing/people/person';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '@elan/testing/servers/serverProcess';
import { soak } from '@elan/testing/soak';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';

afterEach(killServerProcesses);

const roles = ['web', 'web', 'worker', 'worker'] as const;
/** A killed process's work is done by another within this time, in milliseconds. */
const longestMs = 120_000;

/** What was asked of one kind, and what came of it. */
interface Tally {
  asked: number;
  done: number;
  /** Done again, although the first time was not interrupted. */
  twice: number;
  lost: number;
  longestMs: number;
}
const tally = (): Tally => ({ asked: 0, done: 0, twice: 0, lost: 0, longestMs: 0 });

async function startProcesses() {
  const database = await openTestDatabase();
  const mail = await startMailServer();
  const publicPort = await freePort();
  const start = (role: string, port: number) =>
    startServerProcess({
      ROLE: role,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${publicPort}`,
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: database.url ?? '',
      AUTH_SECRET: 'le même secret pour tous les processus',
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
    });
  const ports = await Promise.all(roles.map(() => freePort()));
  const processes: ServerProcess[] = [];
  const begin = async (index: number) => {
    const started = await start(roles[index] ?? 'all', ports[index] ?? 0);
    processes[index] = started;
    await started.listening();
  };
  for (const index of roles.keys()) await begin(index);
  const web = processes.slice(0, 2).map(({ url }) => url);
  const proxy = await startRoundRobinProxy(web, { port: publicPort });
  return {
    database,
    mail,
    url: proxy.url,
    /** Kills a process, and starts it again after a while. */
    async kill(index: number, awayMs: number) {
      processes[index]?.kill('SIGKILL');
      await processes[index]?.ended;
      await delay(awayMs);
      await begin(index);
    },
    async close() {
      for (const one of processes) {
        one.kill('SIGTERM');
        expect((await one.ended).code).toBe(0);
      }
      await proxy.close();
      await mail.close();
      await database.close();
    },
  };
}

type Processes = Awaited<ReturnType<typeof startProcesses>>;

/** Repeats a call whose server was killed, as a browser does. */
async function answered(call: () => ReturnType<typeof request>) {
  for (const deadline = Date.now() + longestMs; Date.now() < deadline; await delay(200)) {
    const reply = await call().catch(() => undefined);
    if (reply && reply.status !== 502 && reply.status !== 503) return reply;
  }
  return undefined;
}

function underLoad({ url, database }: Processes) {
  const counts = { saves: tally(), documents: tally(), mails: tally() };
  /** When each accepted sign-up was answered, by email. */
  const signedUp = new Map<string, number>();
  let isOver = false;
  const measure = (of: Tally, began: number, isDone: boolean) => {
    if (isDone) of.done += 1;
    else of.lost += 1;
    of.longestMs = Math.max(of.longestMs, Date.now() - began);
  };
  const signUps = async () => {
    while (!isOver) {
      const email = `${randomUUID()}@exemple.quebec`;
      const reply = await answered(() =>
        request({ url }, 'POST', '/api/auth/sign-up/email', {
          body: { email, password: 'une longue nuit de pain', termsAccepted: true, language: 'fr' },
          // Sign-ups are limited by address.
          headers: { 'x-forwarded-for': `10.0.${signedUp.size >> 8}.${signedUp.size & 255}` },
        }),
      );
      // The second call of one whose server was killed may find the account.
      expect([201, 409]).toContain(reply?.status);
      signedUp.set(email, Date.now());
      await delay(500);
    }
  };
  const work = async (person: Person) => {
    const { id } = await person.createProject();
    const { token } = person;
    const call = (method: string, path: string, body?: unknown) =>
      answered(() => request({ url }, method, `/api/projects/${id}${path}`, { token, body }));
    for (let turn = 0; !isOver; turn += 1) {
      const name = `Nom ${turn}`;
      let began = Date.now();
      counts.saves.asked += 1;
      await call('PATCH', '', { name });
      const read = await call('GET', '');
      measure(counts.saves, began, read?.body.name === name);
      began = Date.now();
      counts.documents.asked += 1;
      const path = '/dossier/pages?pack=bank&language=fr';
      let reply = await call('GET', path);
      while (reply?.status === 202 && Date.now() - began < longestMs)
        reply = await call('GET', path);
      measure(counts.documents, began, reply?.status === 200);
      await delay(1_500);
    }
  };
  const running = Promise.all([
    signUps(),
    ...[1, 2, 3].map(async () => work(await signedUpPerson({ url, database }))),
  ]);
  return {
    counts,
    signedUp,
    async end() {
      isOver = true;
      await running;
    },
  };
}

it('what processes that are killed had begun is done once by others', async () => {
  const processes = await startProcesses();
  const { database, mail } = processes;
  const load = underLoad(processes);
  const kills: number[] = [];
  await soak(8, async (pick, number) => {
    await delay(pick(2_000, 8_000));
    kills.push(Date.now());
    await processes.kill(number % roles.length, pick(0, 4_000));
  });
  await load.end();
  const { counts, signedUp } = load;
  const waiting = sql`select from outbox union all
    select from documents where state in ('waiting', 'running')`;
  await expect
    .poll(async () => (await database.db.execute(waiting)).rowCount, { timeout: longestMs })
    .toBe(0);
  counts.mails.asked = signedUp.size;
  for (const [email, at] of signedUp) {
    const copies = mail.received.filter(({ recipients }) => recipients.includes(email));
    const [first] = copies;
    if (!first) {
      counts.mails.lost += 1;
      continue;
    }
    counts.mails.done += 1;
    counts.mails.longestMs = Math.max(counts.mails.longestMs, first.receivedAt - at);
    // A process that is killed before the mail server's answer cannot know that the mail was accepted.
    const isInterrupted = kills.some((kill) => Math.abs(kill - first.receivedAt) < 1_000);
    if (copies.length > 1 && !isInterrupted) counts.mails.twice += 1;
  }
  console.table(counts);
  for (const [kind, { asked, done, twice, lost }] of Object.entries(counts)) {
    expect({ done, twice, lost }, kind).toEqual({ done: asked, twice: 0, lost: 0 });
    expect(asked, kind).toBeGreaterThan(0);
  }
  await processes.close();
}, 3_600_000);
