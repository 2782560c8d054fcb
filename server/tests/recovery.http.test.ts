import { duringTests } from '@elan/testing/duringTests';
import {
  recover,
  requestRecovery,
  startMailedServer,
  tokensOf,
} from '@elan/testing/mail/mailedServer';
import { request, sessionOf } from '@elan/testing/people/person';
import { expect, it } from 'vitest';

const server = duringTests(startMailedServer);

it('recovering sets the cookies of a session, and a link that is invalid sets none', async () => {
  const tokens = await server.recoveryTokens(await server.confirmed());
  const refused = await recover(server, { ...tokens, refreshToken: '' }, 'un tout nouveau mot');
  expect(refused).toMatchObject({ status: 400, body: { code: 'recovery_invalid' } });
  expect(refused.headers.getSetCookie()).toEqual([]);
  const recovered = await recover(server, tokens, 'un tout nouveau mot');
  const { token } = sessionOf(recovered);
  const names = recovered.headers.getSetCookie().map((one) => one.split('=')[0]);
  expect(names.sort()).toEqual(['elan.device', 'elan.session_token', 'elan_session']);
  expect((await request(server, 'GET', '/api/me', { token })).status).toBe(200);
});

it('asking for a link is answered the same for an unknown email', async () => {
  const known = await requestRecovery(server, await server.confirmed());
  const unknown = await requestRecovery(server, 'personne@exemple.quebec');
  expect(known.status).toBe(200);
  expect(unknown).toMatchObject({ status: known.status, body: known.body });
});

it('asking for a link is limited by recipient, known or not, in any spelling of the email', async () => {
  const known = await server.confirmed();
  const askSeven = async (email: string) => {
    const spellings = [email, ` ${email}`, email.toUpperCase()];
    const answers = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${turn}` };
      const body = { email: spellings[turn % 3] };
      const path = '/api/auth/request-password-reset';
      answers.push(await request(server, 'POST', path, { body, headers }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  };
  // Each request takes a minimum time, whether or not the account exists, so both emails are tried concurrently.
  await Promise.all([known, 'inconnue@exemple.quebec'].map(askSeven));
  // This is the maximum number of mails to one mailbox, including the one of the sign-up.
  expect(tokensOf(await server.linkSent(known, 5)).accessToken).toHaveLength(43);
});
