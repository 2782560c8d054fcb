import { randomUUID } from 'node:crypto';
import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { accountFlows } from '@elan/testing/flows/accountFlows';
import { bodyOf, endOf } from '@elan/testing/flows/flowEnds';
import { type FlowPerson, newPerson, openFlows } from '@elan/testing/flows/flows';
import { insertAccount, password } from '@elan/testing/people/accounts';
import { describe, expect, it } from 'vitest';
import { changePassword } from '../flows/auth/changePassword.ts';

const flows = duringTests(openFlows);
const at = accountFlows(flows);

/** @returns the email of a confirmed account that signed up with this password. */
async function accountWith(secret: string): Promise<string> {
  const { email, token } = await at.unconfirmed(secret);
  await at.confirm(token);
  return email;
}
const opens = (email: string, secret: string) => endOf(at.signIn(email, secret));
const change = async (person: FlowPerson, secret: string) =>
  person.act(changePassword, bodyOf(contract.changePassword.body, { password: secret }));
const wrong = 'invalid_credentials';

describe('a password', () => {
  it.each([
    ['72 bytes, then one more', 'x'.repeat(72)],
    ['72 bytes of accents', 'é'.repeat(36)],
    ['72 bytes of emoji', '🥖'.repeat(18)],
    ['127 characters', 'y'.repeat(127)],
  ])('counts to its last byte: %s', async (_what, start) => {
    const email = await accountWith(`${start}A`);
    expect(await opens(email, start)).toBe(wrong);
    expect(await opens(email, `${start}B`)).toBe(wrong);
    expect(await opens(email, `${start}A`)).toBe('done');
  });

  it.each([
    ['of accents', 'étéàÉTÉ-Québec'],
    ['as long as it may be', 'éà'.repeat(64)],
    ['of Hangul', '안녕하세요비밀번호'],
    ['of six signs', 'éàùîôü'],
  ])('is the same composed and decomposed: %s', async (_what, secret) => {
    const [composed, decomposed] = [secret.normalize('NFC'), secret.normalize('NFD')];
    expect(composed).not.toBe(decomposed);
    expect(await opens(await accountWith(composed), decomposed)).toBe('done');
    expect(await opens(await accountWith(decomposed), composed)).toBe('done');
  });

  it('keeps its spaces', async () => {
    const spaced = '  deux espaces  ';
    const email = await accountWith(spaced);
    for (const other of [spaced.trim(), ` ${spaced}`, spaced.replaceAll(' ', '\u00a0 ')]) {
      expect(await opens(email, other)).toBe(wrong);
    }
    expect(await opens(email, spaced)).toBe('done');
  });

  it('may contain any character that can be stored', async () => {
    const odd = '\'"; drop table users; -- <b>🔑</b> \u202e\u200b\t\\ %00 $x 密码';
    expect(await opens(await accountWith(odd), odd)).toBe('done');
  });

  it.each([
    ['decomposed and too short', 'e\u0301'.repeat(5), 'password_too_short'],
    ['too long by one', `${'xy'.repeat(64)}x`, 'password_too_long'],
    ['too long', 'x'.repeat(4_096), 'password_too_long'],
    ['longer than any', 'x'.repeat(4_097), 'malformed'],
    ['of a million characters', 'x'.repeat(1_000_000), 'malformed'],
    ['with NUL', 'mot de\u0000passe', 'malformed'],
    ['with half a sign', 'mot de passe \ud83e', 'malformed'],
    ['empty', '', 'password_too_short'],
    ['one of the most common', 'MotDePasse', 'password_common'],
    ['the product’s name', 'Élan-2026', 'password_obvious'],
    ['nothing but spaces', '        ', 'password_repeated'],
    ['a run', 'fedcba', 'password_run'],
    ['a common word with more around it', 'Tabarnak-67!', 'password_common'],
  ])('is refused where it is set, and opens nothing: %s', async (_what, secret, code) => {
    const person = await newPerson(flows);
    const { email } = person;
    const tokens = await at.recoveryTokens(email);
    const ends = [
      await endOf(at.signUp(`${randomUUID()}@exemple.quebec`, secret)),
      await endOf(at.recover(tokens, secret)),
      await endOf(change(person, secret)),
    ];
    expect(ends).toEqual([code, code, code]);
    expect(await opens(email, secret)).toBe(code.startsWith('password') ? wrong : code);
    expect(await opens(email, password)).toBe('done');
  });

  it('is not the email of its account, wherever it is set', async () => {
    const person = await newPerson(flows);
    const refused = 'password_obvious';
    expect(await endOf(at.signUp('alex.roy@exemple.quebec', 'alexroy1984'))).toBe(refused);
    const tokens = await at.recoveryTokens(person.email);
    expect(await endOf(at.recover(tokens, person.email.toUpperCase()))).toBe(refused);
    expect(await endOf(change(person, person.email))).toBe(refused);
  });

  it.each(['motdepasse', 'tabarnak', 'abcdef', '      '])(
    'that is refused since still signs in: %j',
    async (earlier) => {
      const { email } = await insertAccount(flows.services, undefined, 'fr', earlier);
      expect(await opens(email, earlier)).toBe('done');
    },
  );
});
