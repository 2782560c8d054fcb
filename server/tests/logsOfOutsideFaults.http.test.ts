import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CanaryCall,
  canariesIn,
  canaryEmail,
  canaryHeaders,
  canaryPassword,
  canaryText,
  canaryWord,
  contractCalls,
  type Place,
} from '@elan/testing/canaries/canaryCalls';
import { canaryAnswers, moveIn } from '@elan/testing/canaries/canaryPerson';
import {
  type Outcome,
  startWatchedServer,
  type WatchedServer,
} from '@elan/testing/canaries/watchedServer';
import { openTestDatabase, postgresUrl } from '@elan/testing/database/database';
import { linkIn, startMailServer } from '@elan/testing/mail/mailServer';
import {
  type StripeStandIn,
  signedEvent,
  startStripe,
  subscriptionObject,
} from '@elan/testing/payments/stripe';
import { confirm, request, signUp } from '@elan/testing/people/person';
import { type Provider, startProvider } from '@elan/testing/provider/provider';
import { refusalsThatQuote, streamsThatQuote } from '@elan/testing/provider/quotingAnswers';
import { killServerProcesses } from '@elan/testing/servers/serverProcess';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../adapters/database/embedded.ts';

afterEach(killServerProcesses);

const newcomer = (number: number): string => `${canaryWord('nouveau')}-${number}@exemple.quebec`;

async function openPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'elan-outside-'));
  const postgres = postgresUrl() === undefined ? undefined : await openTestDatabase();
  const provider = await startProvider();
  const stripe = await startStripe();
  const mail = await startMailServer();
  onTestFinished(async () => {
    await mail.close();
    await stripe.close();
    await provider.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const env = {
    DATA_DIR: dataDir,
    ADMIN_EMAILS: canaryEmail,
    AI_BASE_URL: provider.baseUrl,
    AI_API_KEY: canaryWord('cle-ia'),
    SMTP_URL: mail.url,
    ...stripe.env,
    ...(postgres?.url === undefined ? {} : { DATABASE_URL: postgres.url }),
  };
  return {
    provider,
    stripe,
    mail,
    dataDir,
    start: () => startWatchedServer(env),
    /** Simulates the effects of elapsed time and of a dead process. No server may be running. */
    async age() {
      const { db, close } = postgres ?? (await openEmbedded(dataDir));
      await db.execute(sql`update stripe_customers set read_at = now() - interval '1 day'`);
      const left = sql`select id from users where email = ${newcomer(0)}`;
      await db.execute(
        sql`update users set deletion_requested_at = now() - interval '1 hour' where id in (${left})`,
      );
      await db.execute(sql`
        insert into stripe_customers (user_id, customer_id, provider, created_at)
        select id, 'cus_left', 'test', now() from users where email = ${newcomer(0)}`);
      if (!postgres) await close();
    },
    /** @returns all rows of the queue's engine as text. No server may be running. */
    async queued(): Promise<string> {
      const { db, close } = postgres ?? (await openEmbedded(dataDir));
      const { rows: tables } = await db.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables
          where table_schema = 'queue' and table_type = 'BASE TABLE'`,
      );
      const texts: string[] = [];
      for (const { name } of tables) {
        const table = sql`${sql.identifier('queue')}.${sql.identifier(name)}`;
        const { rows } = await db.execute(sql`select t::text from ${table} t`);
        texts.push(JSON.stringify(rows));
      }
      if (!postgres) await close();
      return texts.join('\n');
    },
  };
}

/** Makes an AI provider refuse generations in every way. @returns the names of the refusals. */
async function refuseWriting(server: WatchedServer, place: Place, provider: Provider) {
  const route = '/api/projects/:id/modules/:module/generate';
  const path = route.replace(':id', place.projectId).replace(':module', 'idea');
  const body = JSON.stringify({ answers: canaryAnswers, language: 'fr' });
  const outcomes: Outcome[] = [];
  const answers = [...refusalsThatQuote, ...streamsThatQuote];
  for (const { answer } of answers) {
    provider.answers(({ response }) => {
      const { authorization, body: asked } = provider.requests.at(-1) ?? expect.fail();
      answer(response, `${canaryText('invite')} ${authorization} ${JSON.stringify(asked)}`);
    });
    for (const accept of ['application/json', 'text/event-stream']) {
      const headers = {
        ...canaryHeaders(place),
        authorization: `Bearer ${place.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        accept,
      };
      outcomes.push(await server.ask({ method: 'POST', route, path, headers, body }));
    }
  }
  await server.logged(outcomes);
  expect(outcomes.filter(({ status }) => status === 502)).toHaveLength(answers.length);
  const countOf = (about: RegExp) =>
    server.lines().filter(({ msg, err }) => about.test(String(msg)) && err).length;
  // Each of the four kinds of refusal that only the operator can fix is reported once.
  const lasting = answers.filter(({ name }) => /^40[0134] /.test(name));
  await expect.poll(() => countOf(/^generation$/)).toBe(2 * (answers.length - lasting.length));
  expect(countOf(/^AI_/)).toBe(4);
  return answers.map(({ name }) => name);
}

/** Makes the payment provider refuse every request in every way. @returns the requests. */
async function refusePayments(server: WatchedServer, place: Place, stripe: StripeStandIn) {
  const outcomes: Outcome[] = [];
  const asksProvider = /\/(?:api\/subscription|payment-checkout|cancel$|resume$)/;
  for (const { name, answer } of refusalsThatQuote) {
    stripe.answersAll((response, call) =>
      answer(response, `${canaryText('client')} ${canaryEmail} ${JSON.stringify(call)}`),
    );
    const { body, signature } = signedEvent('cus_1');
    const webhook: CanaryCall = {
      method: 'POST',
      route: '/api/stripe/webhook',
      path: '/api/stripe/webhook',
      headers: {
        ...canaryHeaders(place),
        'content-type': 'application/json',
        'stripe-signature': signature,
      },
      body,
    };
    // After any other refusal, the removal at the provider is retried for 20 seconds.
    const isFinal = name === '401 with an error';
    const calls = contractCalls(place).filter(
      ({ route }) => asksProvider.test(route) || (isFinal && route === '/api/delete-account'),
    );
    for (const call of [...calls, webhook]) outcomes.push(await server.ask(call));
  }
  stripe.answersAll(undefined);
  await server.logged(outcomes);
  const failed = outcomes.filter(({ status }) => status >= 500);
  expect(failed.length).toBeGreaterThan(2 * refusalsThatQuote.length);
  return [...new Set(failed.map(({ method, route }) => `${method} ${route}`))];
}

it('no reply of an outside service writes user text to the log', async () => {
  const { provider, stripe, mail, dataDir, start, age, queued } = await openPlace();
  const server = await start();
  const place = await moveIn(server, async () => {
    const [confirmation] = await mail.mailsTo(canaryEmail);
    const link = linkIn(confirmation ?? expect.fail());
    await confirm(server, link, { password: canaryPassword });
  });
  const report = { ai: await refuseWriting(server, place, provider) };
  const withoutSubscription = await refusePayments(server, place, stripe);
  for (const [number, at] of (['RCPT TO', 'DATA'] as const).entries()) {
    server.forget();
    mail.refuse({ at, code: 450, text: (given) => `not now: ${given}` });
    await signUp(server, newcomer(number));
    await server.failed(['mail']);
  }
  if (postgresUrl() === undefined) {
    // Puts a file in place of the folder of the dumps.
    rmSync(join(dataDir, 'backups'), { recursive: true });
    writeFileSync(join(dataDir, 'backups'), '');
    await server.failed(['backup']);
    rmSync(join(dataDir, 'backups'));
  }
  const before = await server.stop();
  const jobs = await queued();
  // The mails that were refused are tried again.
  expect(jobs).toContain('MailRefused');
  expect(canariesIn(jobs, [place.token])).toEqual([]);

  await age();
  const [{ answer } = expect.fail()] = refusalsThatQuote;
  stripe.answersAll((response) => answer(response, canaryText('client')));
  const again = await start();
  await again.failed(['reconciling a subscription', 'finishing a deletion']);
  stripe.answersAll(undefined);
  stripe.setSubscriptions([subscriptionObject()]);
  const headers = { authorization: `Bearer ${place.token}` };
  await request(again, 'POST', '/api/subscription/refresh', { headers });
  const withSubscription = await refusePayments(again, place, stripe);
  const log = before + (await again.stop());
  console.log(JSON.stringify({ ...report, withoutSubscription, withSubscription }, undefined, 1));
  expect(canariesIn(log, [place.token])).toEqual([]);
  expect(log.includes('a message that is not listed')).toBe(false);
});
