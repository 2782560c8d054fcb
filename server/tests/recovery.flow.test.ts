import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { accountFlows } from '@elan/testing/flows/accountFlows';
import { endOf } from '@elan/testing/flows/flowEnds';
import { openFlows } from '@elan/testing/flows/flows';
import type { RecoveryTokens } from '@elan/testing/mail/mailedServer';
import { password } from '@elan/testing/people/accounts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

const hour = 3_600_000;
const newPassword = 'un tout nouveau mot de passe';
const clock = movableClock();
const flows = duringTests(() => openFlows({}, { clock }));
const at = accountFlows(flows);

const linksOf = async (email: string) => {
  const { rows } = await flows.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from mail_links l join users u on u.id = l.user_id where u.email = ${email}`,
  );
  return rows[0]?.count;
};
const recover = (tokens: RecoveryTokens, secret = newPassword) => endOf(at.recover(tokens, secret));
const signIn = (email: string, secret = password) => endOf(at.signIn(email, secret));

describe('a recovery link', () => {
  it('sets a new password, signs in, and sends a mail about it', async () => {
    const email = await at.confirmed();
    const before = await at.signIn(email);
    const tokens = await at.recoveryTokens(email);
    expect(await signIn(email)).toBe('done');
    const { token, user } = await at.recover(tokens, newPassword);
    expect(user.email).toBe(email);
    expect(await at.isOpen(token)).toBe(true);
    expect(await at.isOpen(before.token)).toBe(false);
    expect(await signIn(email)).toBe('invalid_credentials');
    expect(await signIn(email, newPassword)).toBe('done');
    const texts = (await at.mailsTo(email)).map(({ text }) => text).sort();
    expect(texts).toEqual([
      expect.stringContaining('vient d’être changé'),
      expect.stringContaining('valide pendant une heure'),
    ]);
    expect(await linksOf(email)).toBe(0);
  });

  it('works once', async () => {
    const email = await at.confirmed();
    const tokens = await at.recoveryTokens(email);
    expect(await recover(tokens)).toBe('done');
    expect(await recover(tokens, 'encore un autre')).toBe('recovery_invalid');
    expect(await signIn(email, newPassword)).toBe('done');
  });

  it('works once out of twenty concurrent requests', async () => {
    const email = await at.confirmed();
    const tokens = await at.recoveryTokens(email);
    const passwords = Array.from({ length: 20 }, (_, index) => `pain de nuit ${index}`);
    const ends = await Promise.all(passwords.map((one) => recover(tokens, one)));
    expect(ends.toSorted()).toEqual([
      'done',
      ...Array.from({ length: 19 }, () => 'recovery_invalid'),
    ]);
    expect(await signIn(email, passwords[ends.indexOf('done')])).toBe('done');
    expect(await at.mailsTo(email)).toHaveLength(2);
  });

  it('is valid for an hour', async () => {
    const [late, inTime] = [await at.confirmed(), await at.confirmed()];
    const start = clock.now();
    const [tooLate, justInTime] = [await at.recoveryTokens(late), await at.recoveryTokens(inTime)];
    clock.moveTo(new Date(start.getTime() + hour - 60_000));
    expect(await recover(justInTime)).toBe('done');
    clock.moveTo(new Date(start.getTime() + hour + 60_000));
    expect(await recover(tooLate)).toBe('recovery_invalid');
    expect(await signIn(late)).toBe('done');
  });

  it('is not used up by a refused password', async () => {
    const tokens = await at.recoveryTokens(await at.confirmed());
    expect(await recover(tokens, 'court')).toBe('password_too_short');
    expect(await recover(tokens, 'x'.repeat(129))).toBe('password_too_long');
    expect(await recover(tokens)).toBe('done');
  });

  it('invalidates the other links of its account, confirmations too, and of no other account', async () => {
    const { email, token } = await at.unconfirmed();
    const theirs = await at.recoveryTokens(await at.confirmed());
    const first = await at.recoveryTokens(email);
    const second = await at.recoveryTokens(email);
    expect(await recover(first)).toBe('done');
    expect(await recover(second)).toBe('recovery_invalid');
    expect(await endOf(at.confirm(token))).toBe('confirmation_invalid');
    expect(await recover(theirs)).toBe('done');
  });
});

describe('an invalid pair of tokens', () => {
  let mine: RecoveryTokens;
  let theirs: RecoveryTokens;
  let confirmation: string;
  beforeAll(async () => {
    mine = await at.recoveryTokens(await at.confirmed());
    theirs = await at.recoveryTokens(await at.confirmed());
    confirmation = (await at.unconfirmed()).token;
  });

  it.each<[string, () => RecoveryTokens]>([
    ['halves of two links', () => ({ ...mine, refreshToken: theirs.refreshToken })],
    ['the other halves', () => ({ ...theirs, refreshToken: mine.refreshToken })],
    ['halves swapped', () => ({ accessToken: mine.refreshToken, refreshToken: mine.accessToken })],
    ['one half twice', () => ({ ...mine, refreshToken: mine.accessToken })],
    ['a half that is cut', () => ({ ...mine, refreshToken: mine.refreshToken.slice(0, -1) })],
    ['a half that is longer', () => ({ ...mine, refreshToken: `${mine.refreshToken}A` })],
    [
      'a cut elsewhere',
      () => ({
        accessToken: mine.accessToken + mine.refreshToken.slice(0, 1),
        refreshToken: mine.refreshToken.slice(1),
      }),
    ],
    ['an empty half', () => ({ ...mine, refreshToken: '' })],
    ['other capitals', () => ({ ...mine, accessToken: mine.accessToken.toLowerCase() })],
    ['a confirmation', () => ({ accessToken: confirmation, refreshToken: confirmation })],
    ['half a confirmation', () => ({ accessToken: confirmation, refreshToken: '' })],
  ])('opens nothing: %s', async (_what, forged) => {
    expect(await recover(forged())).toBe('recovery_invalid');
  });

  it('uses up no link', async () => {
    expect(await recover(mine)).toBe('done');
    expect(await recover(theirs)).toBe('done');
  });
});

it('a request in any spelling reaches the account, and one for an unknown email sends no mail', async () => {
  const email = await at.confirmed();
  await at.requestRecovery(` ${email.toUpperCase()} `);
  expect(await at.mailsTo(email)).toHaveLength(1);
  await at.requestRecovery('personne@exemple.quebec');
  expect(await at.mailsTo('personne@exemple.quebec')).toEqual([]);
});

it('the mail is in the language of the account', async () => {
  const email = await at.confirmed('en');
  await at.requestRecovery(email);
  const [mail] = await at.mailsTo(email);
  expect(mail?.text).toContain('It works for one hour, once.');
  expect(mail?.html).toContain('Choose a new password');
});
