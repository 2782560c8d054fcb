import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { password, replyOf, request, signedUpPerson, signUp } from '@elan/testing/people/person';
import { openSupportDesk } from '@elan/testing/stages/supportDesk';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const desk = duringTests(openSupportDesk);

const newPerson = () => signedUpPerson(desk.server);
const query = (statement: ReturnType<typeof sql>) => desk.server.database.db.execute(statement);
const actionsOn = async (id: string) => (await desk.logOf(id)).map(({ action }) => action);
const signIn = (email: string, secret: string) =>
  request(desk.server, 'POST', '/api/auth/sign-in/email', { body: { email, password: secret } });

describe('finding an account', () => {
  it('shows what support needs of a new account', async () => {
    const person = await newPerson();
    const found = await desk.find(person.email);
    expect(found).toEqual({
      id: person.id,
      email: person.email,
      email_confirmed: true,
      language: 'fr',
      created_at: expect.stringMatching(/^20.*Z$/),
      last_sign_in_at: expect.stringMatching(/^20.*Z$/),
      suspended_at: null,
      locked_until: null,
      plan: 'free',
      ai_usage: { used: 0, limit: 3 },
      subscription: null,
    });
    const age = Date.now() - Date.parse(found?.last_sign_in_at ?? '');
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60_000);
  });

  it('accepts an email with any capitals and surrounding spaces', async () => {
    const person = await newPerson();
    expect((await desk.find(`  ${person.email.toUpperCase()} `))?.id).toBe(person.id);
  });

  it('shows that an email is not confirmed', async () => {
    await signUp(desk.server, 'pas-encore@exemple.quebec', 'en');
    expect(await desk.find('pas-encore@exemple.quebec')).toMatchObject({
      email_confirmed: false,
      language: 'en',
      last_sign_in_at: null,
    });
  });

  it('finds no account for an unknown email, and logs nothing', async () => {
    const { rows: before } = await query(sql`select count(*) from admin_log`);
    for (const email of ['personne@exemple.quebec', '%', '_@exemple.quebec', "' or ''='"]) {
      expect(await desk.find(email)).toBeNull();
    }
    const { rows: after } = await query(sql`select count(*) from admin_log`);
    expect(after).toEqual(before);
  });

  it('is logged with the administrator', async () => {
    const person = await newPerson();
    await desk.find(person.email, desk.other);
    expect(await desk.logOf(person.id)).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/^20.*Z$/),
        action: 'account_viewed',
        admin_id: desk.other.id,
        admin_email: desk.other.email,
        account_id: person.id,
        account_email: person.email,
      },
    ]);
  });

  it('shows the usage of the plan’s period', async () => {
    const person = await newPerson();
    const month = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });
    await query(sql`insert into ai_usage (user_id, period, used)
      values (${person.id}, 'life', 2), (${person.id}, ${month.slice(0, 7)}, 41)`);
    expect(await desk.find(person.email)).toMatchObject({
      plan: 'free',
      ai_usage: { used: 2, limit: 3 },
    });
    await desk.subscribe(person, { id: 'sub_counting' });
    expect(await desk.find(person.email)).toMatchObject({
      plan: 'premium',
      ai_usage: { used: 41, limit: 100 },
      subscription: {
        subscription_id: 'sub_counting',
        subscription_status: 'active',
        payment_method_brand: 'visa',
        payment_method_last4: '4242',
      },
    });
    await query(
      sql`update stripe_subscriptions set status = 'past_due', premium = false where user_id = ${person.id}`,
    );
    expect(await desk.find(person.email)).toMatchObject({
      plan: 'free',
      ai_usage: { used: 2, limit: 3 },
      subscription: { subscription_status: 'past_due' },
    });
  });
});

describe('a cancellation', () => {
  it('is scheduled and undone at the provider, and each is logged', async () => {
    const person = await newPerson();
    await desk.subscribe(person, { id: 'sub_cancelled' });
    for (const [action, cancel, logged] of [
      ['cancel', true, 'cancellation_scheduled'],
      ['resume', false, 'cancellation_undone'],
    ] as const) {
      const answered = await desk.act(action, person.id);
      expect(answered.status).toBe(200);
      const { account } = replyOf(contract.adminCancel, answered);
      expect(account).toMatchObject({
        id: person.id,
        plan: 'premium',
        subscription: { cancel_at_period_end: cancel },
      });
      expect(desk.stripe.calls.at(-2)).toMatchObject({
        route: 'POST /v1/subscriptions/sub_cancelled',
        form: { cancel_at_period_end: String(cancel) },
      });
      expect((await actionsOn(person.id))[0]).toBe(logged);
      expect((await person.call('GET', '/api/subscription')).body).toMatchObject({
        cancel_at_period_end: cancel,
      });
    }
  });

  it('is possible for a suspended account', async () => {
    const person = await newPerson();
    await desk.subscribe(person, { id: 'sub_suspended' });
    await desk.act('suspend', person.id);
    expect((await desk.act('cancel', person.id)).status).toBe(200);
  });

  it('is refused without an active subscription, and not logged', async () => {
    const person = await newPerson();
    const refusal = { status: 409, body: { code: 'subscription_missing' } };
    expect(await desk.act('cancel', person.id)).toMatchObject(refusal);
    await desk.subscribe(person, { id: 'sub_over', status: 'canceled' });
    expect(await desk.act('cancel', person.id)).toMatchObject(refusal);
    expect(await desk.act('resume', person.id)).toMatchObject(refusal);
    expect(await actionsOn(person.id)).toEqual([]);
  });

  const changes = [
    ['cancel', 'cancellation_scheduled'],
    ['resume', 'cancellation_undone'],
  ] as const;

  it.each(changes)('of which the outcome is unknown is logged: %s', async (action, logged) => {
    for (const how of ['before the reply', 'after headers', 500, 409] as const) {
      const person = await newPerson();
      const id = `sub_${action}_${how}`.replaceAll(' ', '_');
      await desk.subscribe(person, { id });
      if (action === 'resume') await desk.act('cancel', person.id);
      const earlier = await actionsOn(person.id);
      const posting = `POST /v1/subscriptions/${id}`;
      if (typeof how === 'number') desk.stripe.refuses(posting, { status: how, message: 'away' });
      else desk.stripe.hangs(posting, how);
      expect(await desk.act(action, person.id)).toMatchObject({
        status: 502,
        body: { code: 'payments_unavailable' },
      });
      desk.stripe.refuses(posting, undefined);
      desk.stripe.hangs(posting, undefined);
      expect(await actionsOn(person.id), String(how)).toEqual([logged, ...earlier]);
    }
  });

  it.each(changes)('that the provider refuses is reported, and not logged: %s', async (action) => {
    for (const status of [400, 401, 403, 404]) {
      const person = await newPerson();
      const id = `sub_refused_${action}_${status}`;
      await desk.subscribe(person, { id });
      if (action === 'resume') await desk.act('cancel', person.id);
      const earlier = await actionsOn(person.id);
      const posting = `POST /v1/subscriptions/${id}`;
      desk.stripe.refuses(posting, { status, message: 'no' });
      expect((await desk.act(action, person.id)).status).toBe(502);
      desk.stripe.refuses(posting, undefined);
      expect(await actionsOn(person.id), String(status)).toEqual(earlier);
    }
  });

  it.each(changes)('that cannot be logged is not made: %s', async (action) => {
    const person = await newPerson();
    const id = `sub_unlogged_${action}`;
    await desk.subscribe(person, { id });
    if (action === 'resume') await desk.act('cancel', person.id);
    const posted = desk.stripe.count(`POST /v1/subscriptions/${id}`);
    await query(sql`create function fail_to_log() returns trigger language plpgsql
      as $$ begin raise exception 'the disk is full'; end $$`);
    await query(sql`create trigger fail_to_log before insert on admin_log for each row
      execute function fail_to_log()`);
    expect((await desk.act(action, person.id)).status).toBeGreaterThanOrEqual(500);
    await query(sql`drop function fail_to_log cascade`);
    expect(desk.stripe.count(`POST /v1/subscriptions/${id}`)).toBe(posted);
  });

  it('that the provider accepted is logged, even if a later step fails', async () => {
    const person = await newPerson();
    await desk.subscribe(person, { id: 'sub_taken' });
    await query(sql`create function fail_to_keep() returns trigger language plpgsql
      as $$ begin raise exception 'the disk is full'; end $$`);
    await query(sql`create trigger fail_to_keep before update on stripe_subscriptions for each row
      when (old.cancel_at_period_end is distinct from new.cancel_at_period_end)
      execute function fail_to_keep()`);
    expect((await desk.act('cancel', person.id)).status).toBe(200);
    expect(await actionsOn(person.id)).toEqual(['cancellation_scheduled']);
    await query(sql`drop function fail_to_keep cascade`);
    expect((await desk.find(person.email))?.subscription?.cancel_at_period_end).toBe(false);
    // The provider has already cancelled it. A second request stores that here too.
    const { account } = replyOf(contract.adminCancel, await desk.act('cancel', person.id));
    expect(account.subscription?.cancel_at_period_end).toBe(true);
  });
});

describe('a suspension', () => {
  it('prevents writing at once but not reading and deleting, until it is lifted', async () => {
    const person = await newPerson();
    const project = await person.createProject();
    const suspended = replyOf(contract.adminSuspend, await desk.act('suspend', person.id)).account;
    expect(suspended.suspended_at).toMatch(/^20.*Z$/);
    expect((await person.call('GET', '/api/me')).body).toMatchObject({ hasAccess: false });
    expect(await person.call('POST', '/api/projects', { name: 'Autre' })).toMatchObject({
      status: 403,
      body: { code: 'suspended' },
    });
    expect((await person.call('GET', `/api/projects/${project.id}`)).status).toBe(200);
    expect((await signIn(person.email, password)).status).toBe(200);

    // Suspending it again keeps the original time.
    const again = replyOf(contract.adminSuspend, await desk.act('suspend', person.id)).account;
    expect(again.suspended_at).toBe(suspended.suspended_at);

    const restored = replyOf(contract.adminRestore, await desk.act('restore', person.id)).account;
    expect(restored.suspended_at).toBeNull();
    expect((await person.call('GET', '/api/me')).body).toMatchObject({ hasAccess: true });
    expect((await person.call('POST', '/api/projects', { name: 'Autre' })).status).toBe(201);
    expect(await actionsOn(person.id)).toEqual([
      'account_restored',
      'account_suspended',
      'account_suspended',
    ]);
    await desk.act('suspend', person.id);
    expect((await person.call('DELETE', `/api/projects/${project.id}`)).status).toBe(200);
  });

  it('applies to a founder too', async () => {
    const founder = await signedUpPerson(desk.server, 'fondatrice@exemple.quebec');
    expect(await desk.find(founder.email)).toMatchObject({
      plan: 'founder',
      ai_usage: { used: 0, limit: 999_999 },
    });
    await desk.act('suspend', founder.id);
    expect((await founder.call('GET', '/api/me')).body).toMatchObject({
      hasAccess: false,
      isFounder: true,
    });
    expect((await founder.call('POST', '/api/projects', { name: 'Autre' })).status).toBe(403);
  });

  it('cannot be applied to an administrator, oneself or another', async () => {
    for (const id of [desk.admin.id, desk.other.id]) {
      expect(await desk.act('suspend', id)).toMatchObject({
        status: 409,
        body: { code: 'admin_protected', error: 'An administrator cannot be suspended.' },
      });
      expect(await actionsOn(id)).not.toContain('account_suspended');
    }
    expect((await desk.other.call('GET', '/api/me')).body).toMatchObject({ hasAccess: true });
  });
});

describe('a lockout', () => {
  it('is shown, and lifted for every network', async () => {
    const person = await newPerson();
    for (let turn = 0; turn < 7; turn += 1) await signIn(person.email, 'un mauvais mot de passe');
    await query(sql`insert into sign_in_failures (email, address, count, last_at)
      values (${person.email}, '203.0.113.9', 7, now()), (${person.email}, '203.0.113.8', 3, now())`);
    const found = await desk.find(person.email);
    const left = Date.parse(found?.locked_until ?? '') - Date.now();
    expect(left).toBeGreaterThan(13 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    expect((await signIn(person.email, password)).body.code).toBe('account_locked');

    const { account } = replyOf(
      contract.adminLiftLockout,
      await desk.act('lift-lockout', person.id),
    );
    expect(account.locked_until).toBeNull();
    expect((await signIn(person.email, password)).status).toBe(200);
    expect(await actionsOn(person.id)).toEqual(['lockout_lifted', 'account_viewed']);
    const { rows } = await query(
      sql`select address from sign_in_failures where email = ${person.email}`,
    );
    expect(rows).toEqual([]);
  });

  it('is not shown once over, or when only near', async () => {
    const person = await newPerson();
    await query(sql`insert into sign_in_failures (email, address, count, last_at)
      values (${person.email}, '203.0.113.9', 7, now() - interval '15 minutes'),
        (${person.email}, '203.0.113.8', 6, now())`);
    expect((await desk.find(person.email))?.locked_until).toBeNull();
  });
});

describe('the audit log', () => {
  it('is paged newest first, each row once, even with equal times', async () => {
    const person = await newPerson();
    await query(sql`insert into admin_log (id, at, action, admin_id, account_id)
      select gen_random_uuid(), date_trunc('second', clock_timestamp()) + (n / 3) * interval '1 microsecond',
        'account_viewed', ${desk.admin.id}, ${person.id} from generate_series(1, 130) n`);
    const { rows } = await query(sql`select id from admin_log order by at desc, id desc`);
    const ids: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `/api/admin/audit${cursor === '' ? '' : `?cursor=${cursor}`}`;
      const page = replyOf(contract.listAudit, await desk.admin.call('GET', path));
      ids.push(...page.entries.map(({ id }) => id));
      sizes.push(page.entries.length);
      cursor = page.nextCursor;
    }
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(sizes.slice(0, -1).every((size) => size === 50)).toBe(true);
  });

  it('refuses a foreign cursor', async () => {
    for (const cursor of ['x', '%00', "'--"]) {
      const answered = await desk.admin.call('GET', `/api/admin/audit?cursor=${cursor}`);
      expect(answered).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
  });

  it('keeps the ids of deleted accounts, and no email', async () => {
    const person = await newPerson();
    await desk.find(person.email);
    await desk.act('suspend', person.id);
    await query(sql`delete from users where id = ${person.id}`);
    const entries = await desk.logOf(person.id);
    expect(entries.map(({ action }) => action)).toEqual(['account_suspended', 'account_viewed']);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        account_id: person.id,
        account_email: null,
        admin_email: desk.admin.email,
      });
    }
    const { rows } = await query(sql`select l::text as row from admin_log l`);
    expect(JSON.stringify(rows)).not.toContain(person.email);
  });
});

it('shows nothing of anybody’s projects', async () => {
  const person = await newPerson();
  const marker = 'BOULANGERIE-SECRETE';
  const project = await person.createProject(`${marker}-nom`);
  await person.call('PATCH', `/api/projects/${project.id}`, { description: `${marker}-texte` });
  const saved = await person.call('PUT', `/api/projects/${project.id}/modules/idea`, {
    data: { answers: { businessIdea: `${marker}-idée` }, comments: `${marker}-mot` },
    baseLastUpdated: null,
  });
  expect(saved.status).toBe(200);
  await desk.subscribe(person, { id: 'sub_marker' });
  const replies = [];
  replies.push(await desk.admin.call('POST', '/api/admin/find-account', { email: person.email }));
  for (const action of ['cancel', 'resume', 'lift-lockout', 'suspend', 'restore']) {
    replies.push(await desk.act(action, person.id));
  }
  replies.push(await desk.admin.call('GET', '/api/admin/audit'));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain(marker);
  expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain(project.id);
  // Administrators have no special access to projects.
  expect((await desk.admin.call('GET', `/api/projects/${project.id}`)).status).toBe(404);
});

describe('an unknown account id', () => {
  const actions = ['cancel', 'resume', 'lift-lockout', 'suspend', 'restore'];
  const ids = ['00000000-0000-4000-8000-000000000000', 'x', '%00', '..%2F..', "'--"];
  it.each(actions.flatMap((action) => ids.map((id) => [action, id])))(
    '%s %s',
    async (action, id) => {
      expect(await desk.act(action, id)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    },
  );
});
