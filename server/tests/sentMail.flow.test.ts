import { setTimeout as delay } from 'node:timers/promises';
import { type Flows, openFlows } from '@elan/testing/flows/flows';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../adapters/database/database.ts';
import { MailRefused, type MailTransport } from '../adapters/mail/smtp.ts';
import { startOutboxWorker } from '../jobs/outboxWorker.ts';
import { systemClock } from '../lib/clock.ts';
import { putMail } from '../store/outbox.ts';
import { outbox } from '../store/schema.ts';

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

/** What happens to each send, in order: how many seconds it takes, and whether the mail server then refuses it. */
const sends = fc.array(
  fc.record({ seconds: fc.integer({ min: 0, max: 50 }), isRefused: fc.boolean() }),
  { minLength: 12, maxLength: 15 },
);

it('a mail is sent once, however slow the mail server, by one of two servers', async () => {
  const { db } = flows.database;
  await fc.assert(
    fc.asyncProperty(sends, async (planned) => {
      await db.delete(outbox);
      let now = Date.now();
      const clock = { now: () => new Date(now) };
      const mail = { subject: '', text: '', html: '' };
      for (const at of planned.keys()) await putMail(db, `${at}@exemple.quebec`, mail, clock.now());
      const sent: string[] = [];
      /** For each mail sent, its attempts as stored and as made. */
      const [counted, made]: [unknown[], unknown[]] = [[], []];
      const tried: string[] = [];
      const underWay: { readonly end: number; readonly over: () => void }[] = [];
      const transport: MailTransport = {
        async send(recipient) {
          const { seconds = 0, isRefused = false } = planned[tried.length] ?? {};
          tried.push(recipient);
          const end = now + seconds * 1_000;
          await new Promise<void>((over) => underWay.push({ end, over }));
          if (isRefused) {
            throw new MailRefused(undefined, 451, { isFinal: false, isOfSignIn: false });
          }
          const [row] = await db.select().from(outbox).where(eq(outbox.recipient, recipient));
          counted.push(row?.attempts);
          made.push(tried.filter((other) => other === recipient).length);
          sent.push(recipient);
        },
        close: () => {},
      };
      const errors: unknown[] = [];
      const onError = (error: unknown) => errors.push(error);
      const measure = { mail: () => {} };
      const servers = [0, 1].map(() =>
        startOutboxWorker({ db, transport, clock, measure, onError }),
      );
      while ((await db.$count(outbox)) > 0) {
        for (const server of servers) server.nudge();
        await delay(3);
        const [next] = underWay.sort((one, other) => one.end - other.end).splice(0, 1);
        now = Math.max(now, next?.end ?? now + 10_000);
        next?.over();
      }
      for (const server of servers) await server.stop();
      expect(sent.toSorted()).toEqual(
        [...planned.keys()].map((at) => `${at}@exemple.quebec`).sort(),
      );
      expect(counted).toEqual(made);
      expect(errors.every((error) => error instanceof MailRefused)).toBe(true);
    }),
    { numRuns: 10, endOnFailure: true },
  );
});
