import { setTimeout as delay } from 'node:timers/promises';
import { outboxEmptied, subjectsTo } from '@elan/testing/mail/mailServer';
import { signedEvent } from '@elan/testing/payments/stripe';
import { type Answered, ideaAnswers, type Person, request } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import {
  type AccountDeletionServer,
  openAccountDeletionServer,
} from '@elan/testing/stages/accountDeletionServer';
import { readEvents, type StreamEvent } from '@elan/testing/stages/atModule';
import {
  customerIdOf,
  deleteOwn,
  fullPerson,
  leftOf,
  wordsOf,
} from '@elan/testing/stages/fullAccount';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webhookPath } from '../http/routes/webhook.ts';

/** With this secret, sessions opened on one server are valid on the other. */
const secret = { AUTH_SECRET: 'le même secret pour les deux serveurs' };
let place: AccountDeletionServer;
let second: TestServer;
beforeAll(async () => {
  place = await openAccountDeletionServer(secret);
  const { database } = place.server;
  second = await startTestServer(
    { ...place.env, ...secret },
    { database: { ...database, close: async () => {} } },
  );
});
afterAll(async () => {
  await second.close();
  await place.close();
});
afterEach(() => {
  place.between.disturb(undefined);
  for (const { provider } of [place.server, second]) provider.answers(writes('Le texte.'));
});

const db = () => place.server.database.db;
const bodyOf = (person: Person) => ({
  answers: { ...ideaAnswers, businessIdea: wordsOf(person).answer },
  language: 'fr',
});

async function expectNothing(person: Person, customer?: string): Promise<void> {
  await outboxEmptied(db());
  expect(await leftOf(db(), person, customer)).toEqual([]);
}

async function moduleOf(person: Person): Promise<string> {
  const { id } = await person.createProject(wordsOf(person).project);
  return `/api/projects/${id}/modules/idea`;
}

describe('a running generation', () => {
  it.each([
    ['here', () => place.server],
    ['on another server', () => second],
  ] as const)('%s is broken off, and nothing of it is kept', async (_where, serverOf) => {
    const server = serverOf();
    const person = await fullPerson(place.server, place.payments);
    const path = await moduleOf(person);
    let finish: () => void = () => {};
    server.provider.answers(({ piece, end }) => {
      piece(`Jusqu’ici : ${wordsOf(person).answer}`);
      finish = () => end('stop');
    });
    const customer = await customerIdOf(db(), person);
    const begun = Promise.withResolvers<void>();
    const stream = readEvents(
      server,
      person,
      `${path}/generate`,
      bodyOf(person),
      {},
      undefined,
      begun.resolve,
    );
    await begun.promise;
    expect((await deleteOwn(person)).status).toBe(200);
    // The request to the provider is aborted, either immediately or when the lease is next renewed.
    await server.provider.requests.at(-1)?.closed;
    const events: StreamEvent[] = await stream;
    expect(events.map(({ name }) => name)).toEqual(['token', 'error']);
    finish();
    await expectNothing(person, customer);
  });

  it('that ends at the same moment leaves no data, in either order', async () => {
    for (let round = 0; round < 4; round += 1) {
      place.server.provider.answers(writes('Le texte.'));
      const person = await fullPerson(place.server);
      const path = await moduleOf(person);
      let finish: () => void = () => {};
      place.server.provider.answers(({ piece, end }) => {
        piece(`Le tout : ${wordsOf(person).answer}`);
        finish = () => end('stop');
      });
      const called = place.server.provider.nextCall();
      const written = person.call('POST', `${path}/generate`, bodyOf(person));
      await called;
      const deleted = deleteOwn(person);
      await delay(round * 6);
      finish();
      expect((await deleted).status).toBe(200);
      expect((await written).status).toBeLessThan(504);
      await expectNothing(person);
    }
  });
});

describe('a provider event', () => {
  const sendEvent = (customer: string, type = 'customer.subscription.updated') => {
    const signed = signedEvent(customer, { secret: place.env.STRIPE_WEBHOOK_SECRET, type });
    return fetch(place.server.url + webhookPath, {
      method: 'POST',
      headers: { 'stripe-signature': signed.signature, 'content-type': 'application/json' },
      body: signed.body,
    });
  };

  it.each([
    'GET /v1/checkout/sessions',
    'DELETE /v1/subscriptions/{id}',
    'DELETE /v1/customers/{id}',
  ])('that comes while %s is answered leaves no row and sends no mail', async (step) => {
    const person = await fullPerson(place.server, place.payments);
    const customer = await customerIdOf(db(), person);
    const statuses: number[] = [];
    place.between.once(step, {
      after: async () => {
        const types = ['customer.subscription.deleted', 'charge.refunded', 'customer.deleted'];
        for (const type of types) statuses.push((await sendEvent(customer, type)).status);
      },
    });
    expect((await deleteOwn(person)).status).toBe(200);
    expect(statuses).toEqual([200, 200, 200]);
    await expectNothing(person, customer);
    expect(await subjectsTo(db(), person.email)).toEqual(['Votre compte a été supprimé']);
  });

  it('whose subscription is being read at the same time leaves no data either', async () => {
    const person = await fullPerson(place.server, place.payments);
    const customer = await customerIdOf(db(), person);
    let deleted = 0;
    place.between.once('GET /v1/subscriptions', {
      after: async () => {
        deleted = (await deleteOwn(person)).status;
      },
    });
    expect((await sendEvent(customer)).status).toBe(200);
    expect(deleted).toBe(200);
    await expectNothing(person, customer);
  });

  it('that arrives late leaves no data, whatever its kind', async () => {
    const person = await fullPerson(place.server, place.payments);
    const customer = await customerIdOf(db(), person);
    await deleteOwn(person);
    for (const type of ['customer.deleted', 'invoice.paid', 'charge.refunded', 'radar.warning']) {
      expect((await sendEvent(customer, type)).status).toBe(200);
    }
    await expectNothing(person, customer);
  });
});

it('concurrent requests of the person are done or refused, and never fail', async () => {
  for (let round = 0; round < 2; round += 1) {
    const person = await fullPerson(place.server, place.payments);
    const customer = await customerIdOf(db(), person);
    const path = await moduleOf(person);
    // An export in progress is aborted when its account is deleted.
    const cut: Pick<Answered, 'status' | 'body'> = { status: 0, body: {} };
    const anything = () => [
      person.call('POST', '/api/projects', { name: wordsOf(person).project }),
      person.call('PUT', path, {
        data: { comments: wordsOf(person).answer },
        baseLastUpdated: null,
      }),
      person.call('PATCH', '/api/preferences', { language: 'en' }),
      person.call('POST', `${path}/generate`, bodyOf(person)),
      person.call('POST', '/api/subscription/refresh'),
      person.call('GET', '/api/account/export').catch(() => cut),
      person.call('GET', '/api/me'),
    ];
    const before = anything();
    const deleted = deleteOwn(person);
    const after = Array.from({ length: 6 }, async (_, index) => {
      await delay(index * 15);
      return Promise.all(anything());
    });
    const answers = (await Promise.all([...before, ...after])).flat();
    expect((await deleted).status).toBe(200);
    const failed = answers.filter(
      ({ status, body: reply }) => status >= 500 && reply.code === 'internal',
    );
    expect(failed).toEqual([]);
    const again = await request(place.server, 'GET', '/api/me', { token: person.token });
    expect(again.status).toBe(401);
    await expectNothing(person, customer);
  }
});
