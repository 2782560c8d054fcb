import { type Flows, openFlows } from '@elan/testing/flows/flows';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../adapters/database/database.ts';
import { startOutboxWorker } from '../jobs/outboxWorker.ts';
import { systemClock } from '../lib/clock.ts';
import { putMail } from '../store/outbox.ts';

let flows: Flows;
beforeAll(async () => {
  flows = await openFlows();
});
afterAll(() => flows.close());

it('a mail that was sent counts as sent alone, even where it cannot be removed', async () => {
  const { db } = flows.database;
  const failure = new Error('the connection broke');
  const broken: Database = Object.create(db, {
    delete: {
      value: () => {
        throw failure;
      },
    },
  });
  const outcomes: string[] = [];
  const failed = Promise.withResolvers<unknown>();
  const letter = { subject: 'Bonjour', text: 'Bonjour.', html: '<p>Bonjour.</p>' };
  await putMail(db, 'lea@exemple.quebec', letter, systemClock.now());
  const sender = startOutboxWorker({
    db: broken,
    transport: { send: async () => {}, close: () => {} },
    clock: systemClock,
    measure: { mail: (outcome) => outcomes.push(outcome) },
    onError: failed.resolve,
  });
  sender.nudge();
  expect(await failed.promise).toBe(failure);
  await sender.stop();
  expect(outcomes).toEqual(['sent']);
  // The mail is still stored as taken, and becomes due again later.
  const { rows } = await db.execute(sql`select attempts from outbox`);
  expect(rows).toEqual([{ attempts: 1 }]);
});
