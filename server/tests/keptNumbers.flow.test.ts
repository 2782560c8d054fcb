import { duringTests } from '@elan/testing/duringTests';
import { openFlows } from '@elan/testing/flows/flows';
import { insertAccount } from '@elan/testing/people/accounts';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { countNumbersAgain, readNumbers } from '../flows/support/readNumbers.ts';
import { claimCount } from '../store/keptNumbers.ts';

const minute = 60_000;
let time = Date.parse('2026-11-20T15:00:00Z');
const clock = { now: () => new Date(time) };
const pass = (ms: number) => {
  time += ms;
};

const flows = duringTests(() => openFlows({}, { clock }));

const run = (statement: SQL) => flows.database.db.execute(statement);
const now = () => clock.now().toISOString();
/** Together with the accounts, more generations than are counted at every request. */
const many = 20_000;
const writeMany = (id: string) =>
  run(sql`
    insert into generations (id, user_id, module, idempotency_key, request_hash, status, lease_until, started_at)
    select gen_random_uuid(), ${id}, 'idea', 'key ' || n, '', 'succeeded', ${now()}, ${now()}
    from generate_series(1, ${many}::int) n`);
const forget = () => run(sql`delete from generations`);
const seen = async () => {
  const { at, accounts } = await readNumbers(flows.services);
  return { at, all: accounts.all };
};

it('a small installation is counted whenever its numbers are requested', async () => {
  expect((await seen()).all).toBe(0);
  await insertAccount(flows.services);
  expect((await seen()).all).toBe(1);
  await countNumbersAgain(flows.services);
  await insertAccount(flows.services);
  expect((await seen()).all).toBe(2);
});

it('the numbers of a large one are kept for all servers, and counted again after five minutes', async () => {
  const { id } = await insertAccount(flows.services);
  await writeMany(id);
  const first = await seen();
  expect(first).toEqual({ at: now(), all: 3 });
  await insertAccount(flows.services);

  pass(5 * minute - 1);
  await countNumbersAgain(flows.services);
  expect(await seen()).toEqual(first);
  pass(1);
  expect(await seen()).toEqual(first);
  await countNumbersAgain(flows.services);
  const second = await seen();
  expect(second).toEqual({ at: now(), all: 4 });

  await forget();
  pass(5 * minute);
  expect(await seen()).toEqual(second);
  await countNumbersAgain(flows.services);
  await insertAccount(flows.services);
  expect(await seen()).toEqual({ at: now(), all: 5 });
});

it('one server alone counts again, and the next count is due even if that one fails', async () => {
  const { id } = await insertAccount(flows.services);
  await writeMany(id);
  await seen();
  const { db } = flows.services;
  pass(5 * minute);
  const claims = () => {
    const next = new Date(clock.now().getTime() + 5 * minute);
    return Promise.all([1, 2, 3].map(() => claimCount(db, clock.now(), next)));
  };
  expect((await claims()).toSorted()).toEqual([false, false, true]);
  pass(5 * minute);
  expect((await claims()).toSorted()).toEqual([false, false, true]);
});

it('what a server of another version kept in another form is counted again', async () => {
  await run(sql`update kept_numbers set numbers = '{"at": "2026-11-20T15:00:00.000Z"}'`);
  expect(await seen()).toEqual({ at: now(), all: 6 });
});
