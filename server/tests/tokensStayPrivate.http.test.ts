import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recover, requestRecovery, tokensOf } from '@elan/testing/mail/mailedServer';
import { linkIn, startMailServer } from '@elan/testing/mail/mailServer';
import { confirm, password, request, signUp, tokenIn } from '@elan/testing/people/person';
import { newInstallation } from '@elan/testing/servers/installation';
import { startTestServer } from '@elan/testing/servers/server';
import { killServerProcesses } from '@elan/testing/servers/serverProcess';
import { afterEach, expect, it } from 'vitest';

afterEach(killServerProcesses);

it('no log line holds a token or a password, at the finest level', async () => {
  const mail = await startMailServer();
  const installation = await newInstallation({ SMTP_URL: mail.url, LOG_LEVEL: 'trace' });
  const server = await installation.start();
  await server.listening();
  const email = 'journal@exemple.quebec';
  const newPassword = 'un tout nouveau mot de passe';
  await signUp(server, email);
  const [confirmation] = await mail.mailsTo(email);
  const link = linkIn(confirmation ?? expect.fail());
  await request(server, 'GET', link);
  for (let turn = 0; turn < 2; turn += 1) await confirm(server, link);
  await request(server, 'GET', `/api/auth/verify-email?token=${tokenIn(link)}`);
  // The mail is refused once, and the log line about it must not contain the mail.
  mail.refuse(true);
  await requestRecovery(server, email);
  await mail.attempts(2);
  mail.refuse(false);
  await requestRecovery(server, email);
  const [, asked] = await mail.mailsTo(email, 2);
  const address = linkIn(asked ?? expect.fail());
  const tokens = tokensOf(address);
  await request(server, 'GET', address);
  await recover(server, { ...tokens, refreshToken: tokens.accessToken }, newPassword);
  const recovered = await recover(server, tokens, newPassword);
  const session = String(recovered.body.token);
  await request(server, 'GET', '/api/me', { token: session });
  await request(server, 'POST', '/api/auth/revoke-sessions', { token: session });
  server.kill('SIGTERM');
  const { output, errors } = await server.ended;
  const allOutput = output + errors;
  expect(allOutput).toContain('Élan is at');
  expect(allOutput).toContain('"msg":"mail"');
  expect(allOutput).toContain('MailRefused');
  expect(allOutput).not.toContain('mailbox unavailable');
  const secrets = [
    tokenIn(link),
    tokens.accessToken,
    tokens.refreshToken,
    session,
    password,
    newPassword,
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(allOutput).not.toContain(secret);
  }
  await installation.close();
  await mail.close();
});

it('serves /auth without a referrer, other pages with a same-origin one', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'elan-pages-'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html lang="fr"></html>');
  const server = await startTestServer({}, { pages });
  const policyOf = async (path: string) =>
    (await request(server, 'GET', path)).headers.get('referrer-policy');
  const link = '/auth?type=recovery&access_token=a&refresh_token=b';
  for (const path of ['/auth', '/auth/', link, '/AUTH?type=recovery']) {
    expect(await policyOf(path)).toBe('no-referrer');
  }
  for (const path of ['/', '/authority', '/account']) {
    expect(await policyOf(path)).toBe('same-origin');
  }
  await server.close();
  rmSync(pages, { recursive: true });
});
