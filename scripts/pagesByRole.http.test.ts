import { journey } from '@elan/modules/catalogue';
import { type Person, password, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webDist } from './repository.ts';
import { buildWeb } from './webBuild.ts';

const founderEmail = 'fondatrice@exemple.ca';
let server: TestServer;

// Uses the built pages as a browser receives them, before any script runs.
beforeAll(async () => {
  await buildWeb();
  server = await startTestServer({ FOUNDER_EMAILS: founderEmail }, { pages: webDist });
}, 300_000);
afterAll(() => server.close());

/** @returns the cookies of a browser after signing in and opening a project. */
async function cookiesOf(person: Person): Promise<string> {
  const { id } = await person.createProject('Pain de nuit');
  const body = { email: person.email, password };
  const { headers } = await request(server, 'POST', '/api/auth/sign-in/email', { body });
  const session = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return [...session, `elan_project=${id}`].join('; ');
}

/** @returns a page without its scripts, which contain more data than is shown. */
async function pageOf(path: string, cookie: string): Promise<string> {
  const reply = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' });
  expect([path, reply.status]).toEqual([path, 200]);
  return (await reply.text()).replace(/<script[^>]*>.*?<\/script>/gs, '');
}

const free = journey.filter((module) => module.free).map(({ key }) => `/module/${key}`);
const paid = journey.filter((module) => !module.free).map(({ key }) => `/module/${key}`);

const markers = {
  offer: 'Débloquer Premium',
  sale: 'Commencer maintenant',
  suspended: 'Votre compte est suspendu',
  founder: 'Accès Fondateur',
  field: 'data-question',
};

describe('what a page offers before any script', () => {
  it('to a free person: the free modules, and Premium on each paid one', async () => {
    const cookie = await cookiesOf(await signedUpPerson(server));
    for (const path of free) {
      const page = await pageOf(path, cookie);
      expect(page, path).toContain(markers.field);
      expect(page, path).not.toContain(markers.offer);
    }
    for (const path of paid) {
      const page = await pageOf(path, cookie);
      expect(page, path).toContain(markers.offer);
      expect(page, path).not.toContain(markers.field);
    }
    expect(await pageOf('/pricing', cookie)).toContain(markers.sale);
  });

  it('to a person with Premium: every module, and no sale', async () => {
    const person = await signedUpPerson(server);
    await server.database.db.execute(`
      insert into stripe_customers (user_id, customer_id, provider, created_at)
      values ('${person.id}', 'cus_1', 'test', now())`);
    await server.database.db.execute(`
      insert into stripe_subscriptions
        (user_id, subscription_id, status, premium, cancel_at_period_end, created_at, updated_at)
      values ('${person.id}', 'sub_1', 'active', true, false, now(), now())`);
    const cookie = await cookiesOf(person);
    for (const path of [...free, ...paid]) {
      expect(await pageOf(path, cookie), path).not.toContain(markers.offer);
    }
  });

  it('to a founder: everything, and neither a price nor a subscription', async () => {
    const cookie = await cookiesOf(await signedUpPerson(server, founderEmail));
    for (const path of paid) {
      const page = await pageOf(path, cookie);
      expect(page, path).toContain(markers.founder);
      expect(page, path).not.toContain(markers.offer);
    }
    const pricing = await pageOf('/pricing', cookie);
    expect(pricing).toContain('Tout est compris');
    expect(pricing).not.toContain(markers.sale);
  });

  it('to a suspended person: why writing is impossible, and no sale', async () => {
    const person = await signedUpPerson(server);
    const cookie = await cookiesOf(person);
    await server.database.db.execute(
      `update users set suspended_at = now() where id = '${person.id}'`,
    );
    for (const path of [...free, ...paid]) {
      expect(await pageOf(path, cookie), path).toContain(markers.suspended);
    }
    expect(await pageOf('/pricing', cookie)).not.toContain(markers.sale);
  });
});
