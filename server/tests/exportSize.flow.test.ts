import { duringTests } from '@elan/testing/duringTests';
import { type AccountFlows, accountFlows } from '@elan/testing/flows/accountFlows';
import { type FlowPerson, newPerson, openFlows } from '@elan/testing/flows/flows';
import { password } from '@elan/testing/people/accounts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '../flows/account/exportAccount.ts';

const rows = 1_200;

const flows = duringTests(openFlows);
let at: AccountFlows;
let person: FlowPerson;
const run = (statement: ReturnType<typeof sql>) => flows.database.db.execute(statement);
beforeAll(async () => {
  at = accountFlows(flows);
  person = await newPerson(flows);
});

it('a session keeps only the beginning of a long user agent', async () => {
  const other = await newPerson(flows);
  await at.signIn(other.email, password, '203.0.113.7', {
    userAgent: 'x'.repeat(15_000),
  });
  const { rows } = await run(
    sql`select max(length(user_agent)) as longest from sessions where user_id = ${other.id}`,
  );
  expect(rows).toEqual([{ longest: 512 }]);
});

/* Rows with equal times, as a page may end between two of them. */
describe.each([
  [
    'sessions',
    'sessions',
    () => sql`
      insert into sessions (id, user_id, token, expires_at, user_agent, created_at)
      select 'session ' || n, ${person.id}, 'token ' || n, now() + interval '1 day',
        repeat('x', 512), date_trunc('second', now()) - (n / 1000) * interval '1 second'
      from generate_series(1, ${rows}::int) n`,
  ],
  [
    'known_devices',
    'known_devices',
    () => sql`
      insert into known_devices (user_id, device_hash, origin_hash, created_at, last_sign_in_at)
      select ${person.id}, 'device ' || n, '', now(), now()
      from generate_series(1, ${rows}::int) n`,
  ],
])('the list %s of an export', (list, table, fill) => {
  const empty = () => run(sql`delete from ${sql.identifier(table)} where user_id = ${person.id}`);
  /** @param onFirst is called once the list's first row is written. @returns the number of rows written. */
  const written = async (onFirst: () => Promise<unknown>): Promise<number> => {
    const account = await person.account();
    await empty();
    await run(fill());
    let text = '';
    let begun = false;
    for await (const piece of exportAccount(flows.services, account)) {
      text += piece;
      if (begun || !text.includes(`"${list}": [\n{`)) continue;
      begun = true;
      await onFirst();
    }
    return (JSON.parse(text) as Record<string, readonly unknown[]>)[list]?.length ?? 0;
  };

  it('is complete', async () => {
    expect(await written(async () => {})).toBe(rows);
  });

  it('is read in pages, so that it fits in memory however long it is', async () => {
    expect(await written(empty)).toBeLessThan(rows / 2);
  });
});
