import { duringTests } from '@elan/testing/duringTests';
import { openFlows } from '@elan/testing/flows/flows';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { Database } from '../adapters/database/database.ts';
import { createDocumentMaker } from '../adapters/documents/documentMaker.ts';
import { MailRefused, type MailTransport } from '../adapters/mail/smtp.ts';
import { sendMail } from '../jobs/sendMail.ts';
import type { JobServices } from '../queue/handler.ts';
import { putMail } from '../store/outbox.ts';
import { outbox } from '../store/schema.ts';

const flows = duringTests(openFlows);
afterEach(async () => {
  await flows.database.db.delete(outbox);
});

const documentMaker = createDocumentMaker();
const attempt = { isLast: false, signal: AbortSignal.abort() };

/** Adds a mail. @returns a function that tries to send it, as a job does. */
async function newMail(send: MailTransport['send'], outcomes: string[] = []) {
  const letter = { subject: 'Bonjour', text: 'Bonjour.', html: '<p>Bonjour.</p>' };
  const { services, database } = flows;
  await putMail(database.db, 'lea@exemple.quebec', letter, services.clock.now());
  const [row] = await database.db.select().from(outbox);
  const needs: JobServices = {
    ...services,
    transport: { send },
    documentMaker,
    tracer: undefined,
    measure: { ...services.measure, mail: (outcome) => outcomes.push(outcome) },
  };
  return (more: Partial<JobServices> = {}) =>
    sendMail.run({ ...needs, ...more }, { mailId: row?.id ?? '' }, attempt);
}

it('a mail that was sent counts as sent alone, even where it cannot be removed', async () => {
  const failure = new Error('the connection broke');
  const broken: Database = Object.create(flows.database.db, {
    delete: {
      value: () => {
        throw failure;
      },
    },
  });
  const outcomes: string[] = [];
  const run = await newMail(async () => {}, outcomes);
  await expect(run({ db: broken })).rejects.toBe(failure);
  expect(outcomes).toEqual(['sent']);
  // It is still claimed, so no other process sends it soon.
  await expect(run()).rejects.toMatchObject({ name: 'AlreadyTaken' });
});

it('a mail is sent once, whichever processes try at once and however often it is refused before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
      async (refusals, processes) => {
        const left = [...refusals];
        let sent = 0;
        const run = await newMail(async () => {
          if (left.pop()) {
            throw new MailRefused(undefined, 451, { isFinal: false, isOfSignIn: false });
          }
          sent += 1;
        });
        for (let round = 0; round <= refusals.length; round += 1) {
          await Promise.allSettled(Array.from({ length: processes }, () => run()));
        }
        expect(sent).toBe(1);
        expect(await flows.database.db.$count(outbox)).toBe(0);
      },
    ),
    { numRuns: 20 },
  );
});

it('a mail that was refused for good is dropped, and its job has ended', async () => {
  const run = await newMail(async () => {
    throw new MailRefused('5.1.1', 550, { isFinal: true, isOfSignIn: false });
  });
  await run();
  expect(await flows.database.db.$count(outbox)).toBe(0);
});
