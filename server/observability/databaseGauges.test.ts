import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { createDatabaseGauges } from './databaseGauges.ts';

/** @returns the scraped gauges, given the database's reply to the probe. */
async function scraped(probe: OpenDatabase['db']['probe'], errors: unknown[] = []) {
  const registry = new Registry();
  const db = { probe } as OpenDatabase['db'];
  const connections = () => [{ name: 'requests', open: 3, idle: 1, waiting: 2 }];
  const refresh = createDatabaseGauges(registry, { db, connections }, (error) =>
    errors.push(error),
  );
  await refresh();
  return (await registry.metrics()).split('\n').filter((line) => !line.startsWith('#'));
}

it('reports what waits, and how long', async () => {
  const row = {
    holds: 2,
    oldestHoldSeconds: 4.5,
    mails: 7,
    oldestMailSeconds: 60,
    mailsGivenUp: 1,
  };
  expect(await scraped(async () => [row])).toEqual(
    expect.arrayContaining([
      'elan_database_up 1',
      'elan_generation_holds 2',
      'elan_generation_hold_oldest_seconds 4.5',
      'elan_mail_outbox 7',
      'elan_mail_outbox_oldest_seconds 60',
      'elan_mail_given_up 1',
      'elan_database_pool_connections{pool="requests",state="in_use"} 2',
      'elan_database_pool_connections{pool="requests",state="waiting"} 2',
    ]),
  );
});

it('has no value for what a database does not report, and reports why', async () => {
  const errors: unknown[] = [];
  const error = new Error('no answer');
  const lines = await scraped(() => Promise.reject(error), errors);
  expect(lines).toEqual(
    expect.arrayContaining(['elan_database_up 0', 'elan_generation_holds Nan']),
  );
  expect(errors).toEqual([error]);
});
