import { holdRenewalMs } from '@elan/domain/generation/limits';
import { duringTests } from '@elan/testing/duringTests';
import { ideaAnswers, signedUpPerson } from '@elan/testing/people/person';
import { stalls } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { atTool } from '@elan/testing/stages/atModule';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';

const server = duringTests(() => startTestServer({ FREE_AI_LIMIT: '1' }));
afterEach(() => {
  vi.useRealTimers();
});

it('keeps the unit of a generation that runs for longer than a hold', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const person = await signedUpPerson(server);
  const at = await atTool(server, person, 'idea');
  const called = new Promise<void>((resolve) => {
    server.provider.answers((reply) => {
      stalls('## Un')(reply);
      resolve();
    });
  });
  const writing = at.stream({ answers: ideaAnswers }, 'longue');
  await called;
  const { db } = server.database;
  const own = sql`user_id = ${person.id}`;
  await db.execute(
    sql`update ai_usage set holds = (select jsonb_object_agg(k, 1) from jsonb_each(holds) as e(k, v)) where ${own}`,
  );
  vi.advanceTimersByTime(holdRenewalMs);
  await expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select v::numeric > extract(epoch from clock_timestamp()) + 200 as held
          from ai_usage, jsonb_each(holds) as e(k, v) where ${own}`,
      );
      return rows;
    })
    .toEqual([{ held: true }]);

  // This is the only unit, so nothing else is admitted until it is settled.
  const other = await at.generate({ answers: ideaAnswers });
  expect(other).toMatchObject({ status: 402, body: { code: 'generation_under_way' } });
  vi.useRealTimers();
  await at.stop('longue');
  expect((await writing).at(-1)?.name).toBe('done');
  expect((await at.kept()).shown).toBe(1);
});
