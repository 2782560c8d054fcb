import { join } from 'node:path';
import { freePort } from '@elan/testing/network/freePort';
import { openBareDatabase } from '../processes/bareDatabase.ts';
import { startMeasured } from '../processes/measuredProcess.ts';
import { createPerson } from '../processes/people.ts';
import { casesOf, forecastCases, plainCases, type Sender } from './cases.ts';
import { endingCases } from './endingCases.ts';
import { generatedText, namedTexts } from './hostileTexts.ts';
import { prepareLeaving } from './leaving.ts';
import { budget, WorstCases } from './measuredCall.ts';
import { seeded } from './random.ts';
import { FullProject, fillAccount } from './stage.ts';
import { webhookCases } from './webhookCases.ts';

/** The minimum duration of the search on each database. `LOOP_SECONDS` can extend it, for example to a full night. */
const seconds = Number(process.env.LOOP_SECONDS ?? 300);
/** The minimum number of generated texts. All named texts are tried too, however long that takes. */
const leastGenerated = 8;

/**
 * Measures the longest time that a single call blocks the server's event loop. It makes every call of a signed-in user
 * and the payment webhook's, one at a time, with hostile texts and bodies at their limits, on a large account. Prints
 * the worst case of each call.
 * @param databaseUrl undefined for the embedded database, whose work is then included.
 */
export async function measureLoop(
  name: string,
  folder: string,
  databaseUrl: string | undefined,
): Promise<void> {
  const seed = Number(process.env.LOOP_SEED ?? Date.now() % 1_000_000);
  console.log(
    `\n${name}: longest hold of the event loop by a call, main-thread CPU; LOOP_SEED=${seed}`,
  );
  const email = 'banc.boucle@exemple.ca';
  const authSecret = 'banc-d-essai-de-la-boucle-du-serveur';
  const env = {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, `loop-${name}`),
    FOUNDER_EMAILS: email,
    AUTH_SECRET: authSecret,
    // The text is generated completely but sent only in part, because the stand-in sends it slowly on purpose.
    AI_MAX_TOKENS: '20',
    LOG_LEVEL: 'silent',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const start = () => startMeasured('ours.ts', '/api/ready', env);
  const first = await start();
  const person = await createPerson(`http://127.0.0.1:${first.port}`, email);
  await first.close();
  await fillAccount(person, databaseUrl, env.DATA_DIR);
  const { live, inBin } = await projectsOf(person.id, databaseUrl, env.DATA_DIR);
  const leaving = await prepareLeaving(databaseUrl, env.DATA_DIR);
  const server = await start();
  const project = new FullProject(server.port, person);
  const sender: Sender = { person, project, live, inBin };
  const worst = new WorstCases(server);
  const random = seeded(seed);
  await project.refresh();
  for (const one of webhookCases(authSecret)) await worst.try(one);
  for (const one of endingCases(leaving)) await worst.try(one);
  for (const one of plainCases(sender)) await worst.try(one);
  for (const one of forecastCases(sender)) await worst.try(one);
  const until = performance.now() + seconds * 1_000;
  const least = namedTexts.length + leastGenerated;
  let tried = 0;
  for (; tried < least || performance.now() < until; tried += 1) {
    const text = namedTexts[tried] ?? generatedText(random);
    for (const one of casesOf(sender, text)) await worst.try(one);
    await project.refresh();
  }
  console.log(`  ${tried} texts, of which ${namedTexts.length} are named`);
  await server.close();
  for (const { call, name: worstCase, ms, status } of worst.found()) {
    const verdict = ms <= budget ? 'within' : 'OVER  ';
    console.log(
      `${call.padEnd(22)} ${ms.toFixed(1).padStart(8)} ms  ${verdict} ${budget} ms  ${status}  ${worstCase}`,
    );
  }
}

async function projectsOf(userId: string, databaseUrl: string | undefined, dataDir: string) {
  const database = await openBareDatabase(databaseUrl, dataDir);
  const rows = await database.query(
    `select id, deleted_at is null as live from project_rows where user_id = $1 and name like 'Projet %'`,
    [userId],
  );
  await database.close();
  const idsOf = (live: boolean) =>
    rows.filter((row) => row.live === live).map(({ id }) => String(id));
  return { live: idsOf(true), inBin: idsOf(false) };
}
