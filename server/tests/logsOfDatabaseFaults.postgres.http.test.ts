import {
  canariesIn,
  canaryEmail,
  canaryText,
  canaryWord,
  contractCalls,
  type Place,
} from '@elan/testing/canaries/canaryCalls';
import { otherCalls, sandboxCalls, subscriberCalls } from '@elan/testing/canaries/canaryPages';
import { canaryAnswers, moveIn } from '@elan/testing/canaries/canaryPerson';
import {
  type Outcome,
  startWatchedServer,
  type WatchedServer,
} from '@elan/testing/canaries/watchedServer';
import { databaseFaults } from '@elan/testing/database/databaseFaults';
import { query, startOwnPostgres } from '@elan/testing/database/ownPostgres';
import { duringTests } from '@elan/testing/duringTests';
import { requestRecovery, tokensOf } from '@elan/testing/mail/mailedServer';
import { linkIn, startMailServer } from '@elan/testing/mail/mailServer';
import { startStripe, subscriptionObject } from '@elan/testing/payments/stripe';
import { request, signUp } from '@elan/testing/people/person';
import { startProvider } from '@elan/testing/provider/provider';
import { refuses, writes } from '@elan/testing/provider/providerAnswers';
import { killServerProcesses } from '@elan/testing/servers/serverProcess';
import { readEvents } from '@elan/testing/stages/atModule';
import { afterEach, describe, expect, it } from 'vitest';

const postgres = duringTests(startOwnPostgres);
const provider = duringTests(startProvider);
const stripe = duringTests(startStripe);
const mail = duringTests(startMailServer);
afterEach(killServerProcesses);

const confirm = async () => {
  await query(postgres.url, 'update users set email_verified = true');
};

/** Returns the valid tokens of a recovery link and a confirmation link. */
async function mailedTokens(server: WatchedServer): Promise<Record<string, string>> {
  const newcomer = 'canari-nouveau@exemple.quebec';
  const count = (await mail.mailsTo(canaryEmail)).length;
  await requestRecovery(server, canaryEmail);
  await signUp(server, newcomer);
  const recovery = (await mail.mailsTo(canaryEmail, count + 1)).at(-1) ?? expect.fail();
  const [confirmation] = await mail.mailsTo(newcomer);
  const link = new URL(linkIn(confirmation ?? expect.fail()), server.url);
  return { ...tokensOf(linkIn(recovery)), token: link.searchParams.get('token') ?? '' };
}

/**
 * Makes two generations end while the database is unavailable: one that is written, and one that the provider refuses.
 */
async function generationsOver(server: WatchedServer, place: Place, during: () => Promise<void>) {
  const path = `/api/projects/${place.projectId}/modules/idea/generate`;
  const body = { answers: canaryAnswers, language: 'fr' };
  const write = Promise.withResolvers<void>();
  let calls = 0;
  const bothAsked = Promise.withResolvers<void>();
  provider.answers(async (reply) => {
    calls += 1;
    const isFirst = calls === 1;
    if (calls === 2) bothAsked.resolve();
    if (isFirst) reply.piece(canaryText('texte'));
    await write.promise;
    if (isFirst) reply.end('stop');
    else if (reply.response.headersSent) reply.response.destroy();
    else await refuses(500, { 'x-should-retry': 'false' })(reply);
  });
  const streams = [0, 1].map((number) =>
    readEvents(server, place, path, body, { 'idempotency-key': `${canaryWord('flux')}${number}` }),
  );
  await bothAsked.promise;
  await during();
  await server.failed(['lease of a generation', 'sessions of open replies']);
  write.resolve();
  await server.failed(['settling a generation', 'generation', 'release of a generation']);
  return async () => {
    await Promise.all(streams);
    provider.answers(writes('## Un\n\nTexte.'));
  };
}

describe.each(['outside services', 'stand-ins'] as const)('with %s', (kind) => {
  it('no database failure writes user text to the log', async () => {
    const own = kind === 'outside services';
    const outside = { ...stripe.env, SMTP_URL: mail.url };
    const ai = { AI_BASE_URL: provider.baseUrl, AI_API_KEY: canaryWord('cle-ia') };
    await query(postgres.url, 'drop owned by elan cascade').catch(() => {});
    const server = await startWatchedServer({
      DATABASE_URL: postgres.url,
      ADMIN_EMAILS: canaryEmail,
      FREE_AI_LIMIT: '1000',
      ...ai,
      ...(own ? outside : {}),
    });
    const place = await moveIn(server, confirm);
    const tokens = own ? await mailedTokens(server) : {};
    Object.assign(place.fields, tokens);
    const [row] = await query(postgres.url, 'select customer_id from stripe_customers');
    const customer = String(row?.customer_id);
    if (own) {
      stripe.setSubscriptions([subscriptionObject()]);
      const read = await request(server, 'POST', '/api/subscription/refresh', place);
      expect(read.body).toMatchObject({ subscription_status: 'active' });
    }
    const report: string[] = [];
    // Stand-ins differ only in the rows that they write, so writes that are refused are enough.
    const faults = databaseFaults(postgres).filter(({ name }) => own || name === 'full');
    for (const fault of faults) {
      server.forget();
      let over = async () => {};
      if (own && fault.name === 'stopped') over = await generationsOver(server, place, fault.begin);
      else await fault.begin();
      try {
        const calls = [
          ...contractCalls(place),
          ...otherCalls(place, customer),
          ...(own ? subscriberCalls(place) : sandboxCalls(place)),
        ];
        const outcomes: Outcome[] = [];
        for (const call of calls) outcomes.push(await server.ask(call));
        await server.send(
          `GET /${canaryWord('octets')} HTTP/9.9\r\n${canaryWord('entete')}\r\n\r\n`,
        );
        // A page is sent without the data that it could not read.
        await server.failed(fault.name === 'stopped' ? ['data of a page'] : []);
        if (fault.name === 'stopped') await server.failed(['queue', 'database']);
        await server.logged(outcomes);
        const codes = JSON.stringify(server.lines().map(({ err }) => err));
        expect(codes).toContain(`"code":"${fault.code}"`);
        const failed = outcomes.filter(({ status }) => status >= 500);
        expect(failed.length).toBeGreaterThan(20);
        expect(failed.filter(({ status }) => status === 500)).toEqual([]);
        const messages = new Set(server.lines().map(({ msg }) => msg));
        report.push(
          `${fault.name}: ${calls.length} calls, ${failed.length} failed; ${[...messages].join(', ')}`,
          ...failed.map(({ method, route, status }) => `  ${status} ${method} ${route}`),
        );
      } finally {
        await fault.end();
      }
      await expect.poll(async () => (await fetch(`${server.url}/api/ready`)).status).toBe(200);
      await over();
    }
    const log = await server.stop();
    console.log(report.join('\n'));
    const [signature = ''] = /[^.]+$/.exec(decodeURIComponent(place.cookie)) ?? [];
    const secrets = [place.token, signature, ...Object.values(tokens)];
    expect(secrets.every(({ length }) => length > 20)).toBe(true);
    expect(canariesIn(log, secrets)).toEqual([]);
    expect(log.includes('a message that is not listed')).toBe(false);
  });
});
