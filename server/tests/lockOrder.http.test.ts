import { contract } from '@elan/domain/contract/contract';
import { openTestDatabase } from '@elan/testing/database/database';
import { type LockRecord, recordLocks } from '@elan/testing/database/recordLocks';
import { recover, requestRecovery, tokensOf } from '@elan/testing/mail/mailedServer';
import { cards, startTestPayments, type TestPayments } from '@elan/testing/payments/payments';
import {
  type Answered,
  confirmationLink,
  ideaAnswers,
  type Person,
  password,
  replyOf,
  request,
  sessionOf,
  signedUpPerson,
  signUp,
} from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { refuses, writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { deleteOwn } from '@elan/testing/stages/fullAccount';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../adapters/database/database.ts';
import { createEmailHash } from '../auth/emailHash.ts';
import { loadStandIns } from '../boot/loadStandIns.ts';
import { purgeDeletedProjects, purgeUnconfirmedAccounts } from '../jobs/purge.ts';
import { systemClock } from '../lib/clock.ts';
import { requestDeletion, takeBackDeletion } from '../store/accounts/deletion.ts';
import { forgetCustomersExcept } from '../store/billing/customers.ts';
import { putIndustryFigures, removeIndustryFigures } from '../store/industryFigures.ts';
import { claimCount, dropKeptNumbers, keepNumbers } from '../store/keptNumbers.ts';
import { lockOrder } from '../store/lockOrder.ts';
import { giveUpRefused, releaseMail, removeFailedMails } from '../store/outbox.ts';
import * as schema from '../store/schema.ts';
import { replaceFingerprint } from '../store/signIn/authSecrets.ts';

const adminEmail = 'soutien@exemple.quebec';
let payments: TestPayments;
let server: TestServer;
let record: LockRecord;
let person: Person;
beforeAll(async () => {
  const database = await openTestDatabase();
  payments = await startTestPayments(database, { clock: systemClock });
  server = await startTestServer(
    { ...payments.env, ADMIN_EMAILS: adminEmail, FREE_AI_LIMIT: '20', AI_DAILY_LIMIT: '1000' },
    { database },
  );
  payments.sandbox.deliverTo(`${server.url}/api/stripe/webhook`);
  record = await recordLocks(database.db);
  person = await signedUpPerson(server);
});
afterAll(async () => {
  record.stop();
  await payments.close();
  await server.close();
});

const inThirtyOneDays = { now: () => new Date(Date.now() + 31 * 86_400_000) };
const written = { answers: ideaAnswers, language: 'fr' };

async function done(answer: Promise<Answered>): Promise<Answered> {
  const answered = await answer;
  expect(answered.status, JSON.stringify(answered.body)).toBeLessThan(400);
  return answered;
}

async function recoveryLink(email: string): Promise<string> {
  const { body } = await request(server, 'GET', '/sandbox/mailbox');
  const mail = String(body.text)
    .split('<article>')
    .find((one) => one.includes(` ${email} · <time`) && one.includes('type=recovery'));
  const link = mail?.match(/href="[^"]*(\/auth\?type=recovery[^"]+)"/)?.[1];
  return (link ?? '').replaceAll('&amp;', '&');
}

/** Creates a project with a text in the recycle bin. @returns its id. */
async function binnedProject(): Promise<string> {
  const { id } = await person.createProject();
  await done(person.call('POST', `/api/projects/${id}/modules/idea/generate`, written));
  await done(person.call('DELETE', `/api/projects/${id}`));
  return id;
}

describe('rows are locked in one order', () => {
  it('by project calls', async () => {
    server.provider.answers(writes('Le texte.'));
    const { id } = await person.createProject();
    const path = `/api/projects/${id}/modules/idea`;
    await done(person.call('PATCH', `/api/projects/${id}`, { name: 'Autre' }));
    const data = { comments: 'Un mot' };
    const saved = await done(person.call('PUT', path, { data, baseLastUpdated: null }));
    const { lastUpdated } = replyOf(contract.saveModule, saved);
    await done(
      person.call('PUT', path, { data: { comments: 'Un autre' }, baseLastUpdated: lastUpdated }),
    );
    await done(person.call('POST', `${path}/generate`, written));
    server.provider.answers(refuses(500));
    expect((await person.call('POST', `${path}/generate`, written)).status).toBe(502);
    server.provider.answers(writes('Le texte.'));
    const listed = await done(person.call('GET', `${path}/versions`));
    const [version] = replyOf(contract.listVersions, listed).versions;
    const read = replyOf(contract.getProject, await person.call('GET', `/api/projects/${id}`));
    const baseLastUpdated = read.modules_data.idea?.lastUpdated;
    const restored = `${path}/versions/${version?.id}/restore`;
    await done(person.call('POST', restored, { baseLastUpdated }));

    const profile = `/api/projects/${id}/dossier/profile`;
    await done(person.call('PATCH', profile, { contact: 'Julie Roy' }));
    const answered = await person.createProject();
    for (const [module, comments] of [
      ['brainstorm', 'Mon chum Réjean m’aide.'],
      ['idea', 'Mon frère Réjean m’aide.'],
    ]) {
      const place = `/api/projects/${answered.id}/modules/${module}`;
      await done(person.call('PUT', place, { data: { comments }, baseLastUpdated: null }));
    }
    const meant = `/api/projects/${answered.id}/checks/relationDiffers/answer`;
    await done(person.call('POST', meant, { because: 'Deux Réjean' }));
    await done(person.call('DELETE', meant));
    await done(person.call('POST', meant, { because: 'Deux Réjean' }));
    const file = await done(person.call('GET', `/api/projects/${answered.id}/dossier?format=json`));
    await done(person.call('POST', '/api/projects/import', file.body));

    const taken = await binnedProject();
    await done(person.call('POST', `/api/deleted-projects/${taken}/restore`));
    const removed = await binnedProject();
    await done(person.call('DELETE', `/api/deleted-projects/${removed}`));
    await binnedProject();
    await purgeDeletedProjects({ db: server.database.db, clock: inThirtyOneDays });
    expect([...record.violations]).toEqual([]);
  });

  it('by sign-up and sign-in', async () => {
    const { email } = person;
    const signIn = (secret: string) =>
      request(server, 'POST', '/api/auth/sign-in/email', { body: { email, password: secret } });
    expect((await signIn('un autre')).status).toBe(401);
    await done(person.call('PATCH', '/api/preferences', { language: 'en' }));
    await done(person.call('POST', '/api/auth/change-password', { password }));
    await signUp(server, email);
    await done(requestRecovery(server, email));
    await expect.poll(() => recoveryLink(email)).not.toBe('');
    await done(recover(server, tokensOf(await recoveryLink(email)), password));
    const again = await done(signIn(password));
    const { token } = sessionOf(again);
    await done(request(server, 'POST', '/api/auth/revoke-sessions', { token }));
    expect([...record.violations]).toEqual([]);
  });

  it('by subscriptions, their events, and the support desk', async () => {
    const buyer = await signedUpPerson(server);
    await payments.buy(buyer, cards.pays);
    await payments.sandbox.tick();
    await done(buyer.call('POST', '/api/subscription/refresh'));
    await done(buyer.call('POST', '/api/subscription/cancel'));
    await payments.sandbox.tick();
    const admin = await signedUpPerson(server, adminEmail);
    await turnTwoFactorOn(server.database.db, admin.id);
    await done(admin.call('POST', '/api/admin/find-account', { email: buyer.email }));
    for (const action of ['resume', 'lift-lockout', 'suspend', 'restore']) {
      await done(admin.call('POST', `/api/admin/accounts/${buyer.id}/${action}`));
    }
    const { db } = server.database;
    const requestedAt = new Date();
    await requestDeletion(db, buyer.id, requestedAt);
    await takeBackDeletion(db, buyer.id, requestedAt, new Date());
    await done(deleteOwn(buyer));
    await forgetCustomersExcept(db, 'live');
    expect([...record.violations]).toEqual([]);
  });

  it('by mails that are given up', async () => {
    const now = new Date();
    for (const giveUp of [
      (tx: Transaction) => giveUpRefused(tx, 'none', now),
      (tx: Transaction) => releaseMail(tx, 'none', now, true),
      (tx: Transaction) => removeFailedMails(tx, now),
    ]) {
      await server.database.db.transaction(giveUp);
    }
    expect([...record.violations]).toEqual([]);
  });

  it('by the owner’s numbers of a large installation', async () => {
    const now = new Date();
    await server.database.db.transaction(async (tx) => {
      await keepNumbers(tx, {}, now);
      await claimCount(tx, now, now);
      await dropKeptNumbers(tx);
    });
    expect([...record.violations]).toEqual([]);
  });

  it('by the start of a server', async () => {
    await replaceFingerprint(server.database.db, 'a mark');
    expect([...record.violations]).toEqual([]);
  });

  it('by the figures that an operator loads and removes', async () => {
    const figure = {
      ...{ naics: '9911', year: 2024, size: 'all', ratio: 'current' as const },
      ...{ q1: 1, median: 2, q3: 3, source: 'Invented', licence: 'None' },
    };
    const { db } = server.database;
    await db.transaction((tx) => putIndustryFigures(tx, [figure]));
    await db.transaction((tx) => removeIndustryFigures(tx, undefined));
    expect([...record.violations]).toEqual([]);
  });

  it('by the deletion of accounts, requested or not', async () => {
    const leaving = await signedUpPerson(server);
    const { id } = await leaving.createProject();
    await done(leaving.call('POST', `/api/projects/${id}/modules/idea/generate`, written));
    await done(deleteOwn(leaving));
    await done(signUp(server, leaving.email));
    await done(signUp(server, 'jamais.confirmee@exemple.quebec'));
    await confirmationLink(server, 'jamais.confirmee@exemple.quebec');
    await purgeUnconfirmedAccounts({
      db: server.database.db,
      clock: inThirtyOneDays,
      hashEmail: createEmailHash('secret'),
      standInRecords: await loadStandIns(),
    });
    expect([...record.violations]).toEqual([]);
  });

  it('which includes every table that more than one transaction writes', () => {
    const tables = Object.values(schema).filter((one) => is(one, PgTable));
    // Each server rewrites these at startup, one at a time.
    const others = ['plan_limits', 'founder_emails'];
    const names = tables.map((table) => getTableName(table));
    expect([...lockOrder.map((table) => getTableName(table)), ...others].sort()).toEqual(
      names.sort(),
    );
  });

  it('and every table of the order was locked in these tests', () => {
    // Rows of these tables are only inserted, or deleted with the row that they belong to.
    const inserted = ['admin_log', 'document_pieces'];
    const locked = lockOrder
      .map((table) => getTableName(table))
      .filter((one) => !inserted.includes(one));
    expect([...record.tables].sort()).toEqual(locked.sort());
  });
});
