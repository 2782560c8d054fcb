import { type Flows, newPerson, openFlows, quickPace } from '@elan/testing/flows/flows';
import { follow, type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import type { Answer } from '@elan/testing/provider/providerAnswers';
import { somePersonas } from '@elan/testing/provider/structures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ownProject } from '../access/projectScope.ts';
import type { Database } from '../adapters/database/database.ts';
import { findGeneration } from '../flows/modules/findGeneration.ts';
import { createActiveRuns } from '../generation/activeRuns.ts';
import type { Run } from '../generation/run.ts';
import { type Measurements, noMeasurements } from '../observability/measurements.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';

const founderEmail = 'fondatrice@exemple.quebec';
const key = 'suivie';
let flows: Flows;
beforeAll(async () => {
  const env = { FREE_AI_LIMIT: '100', FOUNDER_EMAILS: founderEmail };
  flows = await openFlows(env, { pace: quickPace });
});
afterAll(() => flows.close());

let at: ModuleFlows;
/** The provider's reply in progress. */
let answer: Parameters<Answer>[0];
beforeEach(async () => {
  at = await moduleFlows(flows, await newPerson(flows));
  flows.provider.answers((begun) => {
    answer = begun;
  });
});

/** Starts a generation on this server, which also shows it. */
async function begin(of = at) {
  const called = flows.provider.nextCall();
  const ended = of.follow(undefined, key);
  await called;
  return { ended };
}

/** The same generation as shown by another server that does not run it. */
const elsewhere = async (
  of = at,
  {
    module = 'idea',
    runs = createActiveRuns(),
    measure = noMeasurements,
    db = flows.services.db,
  } = {},
): Promise<Run> =>
  findGeneration(
    { ...flows.services, runs, measure, db },
    {
      ...ownProject(await of.person.account(), of.projectId),
      module,
      idempotencyKey: key,
    },
  );

const shows = (run: Run, text: string) => expect.poll(() => run.text).toBe(text);
const pieces = async (db = flows.database.db) =>
  (await db.execute(sql`select text from generation_pieces order by number`)).rows;

it('another server shows a running text from its beginning, and its end', async () => {
  const { ended } = await begin();
  answer.piece('Le début, ');
  const run = await elsewhere();
  const followed = follow(run);
  await shows(run, 'Le début, ');
  answer.piece('puis le milieu, ');
  await shows(run, 'Le début, puis le milieu, ');
  const late = await elsewhere();
  const followedLate = follow(late);
  await shows(late, 'Le début, puis le milieu, ');
  answer.piece('puis la fin.');
  answer.end('stop');
  const here = await ended;
  const { texts, reply, failure } = await followed;
  expect({ reply, failure }).toEqual({ reply: here.reply, failure: undefined });
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.join('')).toBe('Le début, puis le milieu, puis la fin.');
  expect((await followedLate).texts.join('')).toBe(here.texts.join(''));
  expect(await pieces()).toEqual([]);
});

it('another server reads it once for all who follow it there', async () => {
  const { ended } = await begin();
  const runs = createActiveRuns();
  const [one, other] = [await elsewhere(at, { runs }), await elsewhere(at, { runs })];
  expect(other).toBe(one);
  const followed = [follow(one), follow(other)];
  answer.piece('À deux');
  answer.end('stop');
  await ended;
  const texts = (await Promise.all(followed)).map((each) => each.texts.join(''));
  expect(texts).toEqual(['À deux', 'À deux']);
});

it('keeps every character, whatever the pieces are cut at', async () => {
  const { ended } = await begin();
  const run = await elsewhere();
  const followed = follow(run);
  const [high = '', low = ''] = ['🥖'.charAt(0), '🥖'.charAt(1)];
  answer.piece('Pain\u0000 ');
  await shows(run, 'Pain ');
  answer.piece(`frais ${high}`);
  await shows(run, 'Pain frais ');
  answer.piece(`${low} !`);
  await shows(run, 'Pain frais 🥖 !');
  answer.end('stop');
  await ended;
  expect((await followed).texts.join('')).toBe('Pain frais 🥖 !');
});

it('shows a growing structure', async () => {
  const founder = await newPerson(flows, founderEmail);
  const of = await moduleFlows(flows, founder, 'personas');
  const { ended } = await begin(of);
  const run = await elsewhere(of, { module: 'personas' });
  const followed = follow(run);
  const reply = JSON.stringify({ personas: somePersonas(3) });
  const middle = Math.floor(reply.length / 2);
  answer.piece(reply.slice(0, middle));
  await expect.poll(() => run.growing?.personas?.length ?? 0).toBeGreaterThan(0);
  answer.piece(reply.slice(middle));
  answer.end('stop');
  expect((await followed).reply).toEqual((await ended).reply);
});

it('reports the same failure, and can stop it', async () => {
  const failing = await begin();
  const broken = await elsewhere();
  const followed = follow(broken);
  answer.piece('À moitié');
  // If the reply broke off before its first word, it would be requested again.
  await shows(broken, 'À moitié');
  answer.response.destroy();
  const { failure } = await failing.ended;
  expect(failure).toBeDefined();
  expect((await followed).failure).toBe(failure);

  at = await moduleFlows(flows, await newPerson(flows));
  const stopped = await begin();
  answer.piece('Jusqu’ici');
  const run = await elsewhere();
  const watched = follow(run);
  await shows(run, 'Jusqu’ici');
  await at.stop(key);
  const { reply } = await watched;
  expect(reply?.result).toMatchObject({ aiResponse: 'Jusqu’ici', aiResponseEnding: 'stopped' });
  expect(reply).toEqual((await stopped.ended).reply);
});

it('stores pieces only for who watches, only for their person, and none once it is deleted', async () => {
  const { ended } = await begin();
  answer.piece('À moi');
  const waiting = await elsewhere();
  // A non-streamed reply waits for the end and reads no pieces. Meanwhile, two lease renewals pass for the watched
  // generation below.
  const other = await moduleFlows(flows, await newPerson(flows));
  const begun = flows.provider.nextCall();
  const first = answer;
  const otherEnded = other.follow(undefined, key);
  await begun;
  answer.piece('À l’autre');
  const run = await elsewhere(other);
  const followed = follow(run);
  await shows(run, 'À l’autre');
  expect(await pieces()).toEqual([{ text: 'À l’autre' }]);
  const read = (actorId: string) =>
    withRowLevelSecurity(flows.database.db, actorId, async (tx) => {
      const { rows } = await tx.execute(sql`select text from generation_pieces`);
      return rows;
    });
  expect(await read(other.person.id)).toHaveLength(1);
  expect(await read(at.person.id)).toEqual([]);
  await other.deleteProject();
  expect((await followed).failure).toBe((await otherEnded).failure);
  expect(await pieces()).toEqual([]);
  first.end('stop');
  await ended;
  expect((await waiting.finished).result.aiResponse).toBe('À moi');
});

it('ends one whose process died, and counts it', async () => {
  const outcomes: string[] = [];
  const measure: Measurements = {
    ...noMeasurements,
    generation: ({ outcome }) => outcomes.push(outcome),
  };
  const { ended } = await begin();
  answer.end('stop');
  await ended;
  // Simulates that the process died before the end.
  await flows.database.db.execute(sql`
    update generations set status = 'running', result = null, failure = null, finished_at = null,
      lease_until = now() - interval '1 second'
    where user_id = ${at.person.id}`);
  const run = await elsewhere(at, { measure });
  expect((await follow(run)).failure).toBe('generation_interrupted');
  expect(outcomes).toEqual(['generation_interrupted']);
});

/** The database as one server reaches it: its transactions fail for which `fault`, given their number, has an error. */
const withFaults = (fault: (asked: number) => Error | undefined): Database => {
  const { db } = flows.services;
  let asked = 0;
  return Object.create(db, {
    transactionWith: {
      value: (...given: Parameters<Database['transactionWith']>) => {
        asked += 1;
        const error = fault(asked);
        return error ? Promise.reject(error) : db.transactionWith(...given);
      },
    },
  });
};

it('waits for a database that is away for a moment', async () => {
  const { ended } = await begin();
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), {
    code: 'ECONNRESET',
  });
  let asked = 0;
  // The first query finds the generation.
  const db = withFaults((number) => {
    asked = number;
    return number === 1 || number > 3 ? undefined : lost;
  });
  const followed = follow(await elsewhere(at, { db }));
  answer.piece('Toujours là.');
  await expect.poll(() => asked).toBeGreaterThan(3);
  answer.end('stop');
  await ended;
  expect((await followed).reply?.result.aiResponse).toBe('Toujours là.');
});

it.each([2, 3, 5])(
  'reports no failure of a generation if its own query %i fails for good',
  async (fails) => {
    const { ended } = await begin();
    const fault = new Error('a fault of this server alone');
    const db = withFaults((number) => (number < fails ? undefined : fault));
    // A Failure would say that the generation ended and was not counted.
    await expect(follow(await elsewhere(at, { db }))).rejects.toBe(fault);
    expect(await at.ledger()).toEqual([{ status: 'running', failure: null }]);
    answer.piece('Écrit quand même.');
    answer.end('stop');
    expect((await ended).reply?.result.aiResponse).toBe('Écrit quand même.');
    expect(await at.used()).toBe(1);
  },
);
