import { contract } from '@elan/domain/contract/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../testing/clock.ts';
import { confirmedByMail, signInWith } from '../testing/confirmedByMail.ts';
import { type MailServer, startMailServer } from '../testing/mailServer.ts';
import { replyOf, request } from '../testing/person.ts';
import { linkIn } from '../testing/receivedMail.ts';
import { recover, requestRecovery, tokensOf } from '../testing/recovery.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const newPassword = 'un tout nouveau mot de passe';
let mail: MailServer;
let server: TestServer;
const clock = movableClock();
beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ SMTP_URL: mail.url }, { clock });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

async function tokensSent(email: string, count = 2) {
  expect(await requestRecovery(server, email)).toMatchObject({
    status: 200,
    body: { recoverySent: true },
  });
  const mails = await mail.mailsTo(email, count);
  return tokensOf(linkIn(mails[count - 1] ?? expect.fail()));
}

describe('a recovery link', () => {
  it('sets a new password, signs in, and tells by mail', async () => {
    const email = await confirmedByMail(server, mail);
    const tokens = await tokensSent(email);
    const recovered = await recover(server, tokens, newPassword);
    const { token, user } = replyOf(contract.recover, recovered);
    expect(user.email).toBe(email);
    expect((await request(server, 'GET', '/api/me', { token })).status).toBe(200);
    const names = recovered.headers.getSetCookie().map((one) => one.split('=')[0]);
    expect(names).toEqual(expect.arrayContaining(['elan.session_token', 'elan_session']));
    expect((await signInWith(server, email, newPassword)).status).toBe(200);
    const [, , told] = await mail.mailsTo(email, 3);
    expect(told?.text).toContain('vient d’être changé');
    const { rows } = await server.database.db.execute(sql`select from mail_links`);
    expect(rows).toEqual([]);
  });
});
