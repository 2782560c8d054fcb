import { duringTests } from '@elan/testing/duringTests';
import { recover, startMailedServer } from '@elan/testing/mail/mailedServer';
import { confirm, password, request, signUp } from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { beforeEach, expect, it } from 'vitest';

const admin = 'soutien@exemple.quebec';
const from = { 'x-forwarded-for': '203.0.113.40' };
const network = '203.0.113.40';
const server = duringTests(() => startMailedServer({ ADMIN_EMAILS: admin }));
let before: number;
beforeEach(() => {
  before = server.logged().length;
});

/** Returns what was logged since the test began, without requests and without the fields of every line. */
const events = () =>
  server
    .logged()
    .slice(before)
    .filter(({ msg }) => msg !== 'request')
    .map(({ level: _level, time: _time, pid: _pid, hostname: _host, reqId: _id, ...line }) => line);
const post = (path: string, body: unknown, token?: string, headers = {}) =>
  request(server, 'POST', path, { body, token, headers: { ...from, ...headers } });

async function signedIn(email: string) {
  const { body } = await server.signIn(email, password, from);
  const { id } = body.user as { id: string };
  return { id, token: String(body.token) };
}

it('logs sign-ins, failures, lockouts and refusals, by account and network, never by email', async () => {
  const email = await server.confirmed();
  const { id: accountId } = await signedIn(email);
  for (let count = 0; count < 8; count += 1) await server.signIn(email, 'deviné', from);
  await server.signIn('personne@exemple.quebec', 'deviné', from);
  const failed = { msg: 'sign-in failed', code: 'invalid_credentials', network };
  expect(events()).toEqual([
    { msg: 'signed in', accountId, network },
    ...Array.from({ length: 6 }, () => ({ ...failed, accountId })),
    { msg: 'sign-in locked', code: 'too_many_failures', accountId, network },
    { msg: 'sign-in refused', code: 'account_locked', accountId, network },
    failed,
  ]);
  const text = JSON.stringify(server.logged());
  for (const secret of [email, 'personne@', password, 'deviné']) expect(text).not.toContain(secret);
});

it('logs password changes, ended sessions and a deletion', async () => {
  const email = await server.confirmed();
  const recovered = await recover(server, await server.recoveryTokens(email), password);
  const { id: accountId } = recovered.body.user as { id: string };
  const { token } = await signedIn(email);
  await post('/api/auth/change-password', { password }, token);
  await post('/api/auth/revoke-sessions', undefined, token);
  const again = await signedIn(email);
  await post('/api/delete-account', { confirm_deletion: true }, again.token);
  expect(events()).toMatchObject([
    { msg: 'password recovered', accountId },
    { msg: 'signed in', accountId, network },
    { msg: 'password changed', accountId, network },
    { msg: 'signed out everywhere', accountId, network },
    { msg: 'signed in', accountId, network },
    { msg: 'account deleted', accountId, network },
  ]);
});

it('logs who gained listed rights, administrators’ actions, and refusals', async () => {
  const email = await server.confirmed();
  const { id: accountId, token } = await signedIn(email);
  await post('/api/admin/find-account', { email }, token);
  await signUp(server, admin);
  await confirm(server, await server.linkSent(admin, 1), { headers: from });
  const { id: adminId, token: adminToken } = await signedIn(admin);
  await turnTwoFactorOn(server.database.db, adminId);
  for (const action of ['suspend', 'restore', 'lift-lockout']) {
    await post(`/api/admin/accounts/${accountId}/${action}`, undefined, adminToken);
    if (action !== 'suspend') continue;
    await post('/api/projects', { name: 'Refusé' }, token);
  }
  await post('/api/projects', { name: 'Refusé' }, token, { origin: 'https://ailleurs.example' });
  const acted = { accountId, adminId, network };
  const refused = { msg: 'refused', network };
  expect(events()).toMatchObject([
    { msg: 'signed in', accountId, network },
    { ...refused, accountId, route: '/api/admin/find-account' },
    { msg: 'a founder or administrator confirmed their email', accountId: adminId, network },
    { msg: 'signed in', accountId: adminId, network },
    { msg: 'account suspended', ...acted },
    { ...refused, code: 'suspended', accountId, method: 'POST', route: '/api/projects' },
    { msg: 'account restored', ...acted },
    { msg: 'lockout lifted', ...acted },
    { ...refused, code: 'forbidden_origin', method: 'POST', route: '/api/projects' },
  ]);
  expect(JSON.stringify(server.logged())).not.toContain('Refusé');
});
