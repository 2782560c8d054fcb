import { challengeMs, readCode, setUpWaitMs } from '@elan/domain/account/twoFactor';
import { duringTests } from '@elan/testing/duringTests';
import { accountFlows } from '@elan/testing/flows/accountFlows';
import { endOf } from '@elan/testing/flows/flowEnds';
import {
  type FlowPerson,
  type Flows,
  newPerson,
  onAnotherDevice,
  openFlows,
  personWith,
} from '@elan/testing/flows/flows';
import { password } from '@elan/testing/people/accounts';
import { codeOf } from '@elan/testing/people/authenticatorCode';
import { tracesOf } from '@elan/testing/stages/fullAccount';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSealer } from '../auth/sealedSecrets.ts';
import { changePassword, signOutEverywhere } from '../flows/auth/changePassword.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '../flows/twoFactor/ownTwoFactor.ts';
import { turnOffForOwner } from '../flows/twoFactor/turnOffForOwner.ts';

/** The clock is fixed, so that tests can compute the correct code. */
let now = new Date('2026-11-02T14:05:10.000Z');
const flows = duringTests(() => openFlows({}, { clock: { now: () => now } }));
const at = accountFlows(flows);
beforeEach(() => later(120));

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const here = { ip: '198.51.100.7', userAgent: undefined };

interface Enrolled {
  readonly person: FlowPerson;
  readonly secret: string;
  readonly codes: readonly string[];
}

/**
 * Creates a person with a second factor, and moves the clock forward by half a minute, because the code of the set-up
 * is already used.
 */
async function enrolled(): Promise<Enrolled> {
  const person = await newPerson(flows);
  const { secret } = await person.act(setUpTwoFactor, { ...here, password });
  const codes = await person.act(enableTwoFactor, { ...here, code: codeOf(secret, now) });
  later(30);
  return { person, secret, codes };
}
const state = async (person: FlowPerson) => readTwoFactor(flows.services, await person.account());
const wrongFor = (secret: string) =>
  // Of four codes, at least one differs from the three that are currently accepted.
  ['000000', '111111', '222222', '333333'].find((code) =>
    [-30, 0, 30].every(
      (seconds) => codeOf(secret, new Date(now.getTime() + seconds * 1_000)) !== code,
    ),
  ) ?? '';

describe('setting up', () => {
  it('takes the password and a first code, gives ten codes, sends a mail, and ends the other sessions', async () => {
    const person = await newPerson(flows);
    const phone = await onAnotherDevice(flows, person);
    const { token } = await at.signIn(person.email);
    expect(await endOf(person.act(setUpTwoFactor, { ...here, password: 'un autre' }))).toBe(
      'invalid_credentials',
    );
    const { secret, uri, qr } = await person.act(setUpTwoFactor, { ...here, password });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=%C3%89lan');
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(await state(person)).toEqual({ enabled_at: null, recovery_codes_left: 0 });
    expect(await endOf(person.act(enableTwoFactor, { ...here, code: wrongFor(secret) }))).toBe(
      'code_invalid',
    );
    expect(await at.isOpen(token)).toBe(true);
    const codes = await person.act(enableTwoFactor, { ...here, code: codeOf(secret, now) });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(readCode(code)?.kind).toBe('recovery');
    expect(await state(person)).toEqual({
      enabled_at: now.toISOString(),
      recovery_codes_left: 10,
    });
    expect(await at.isOpen(token)).toBe(false);
    expect(phone.id).toBe(person.id);
    const subjects = (await at.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('La connexion en deux étapes est activée');
    expect(await endOf(person.act(setUpTwoFactor, { ...here, password }))).toBe('two_factor_on');
    expect(await endOf(person.act(enableTwoFactor, { ...here, code: '123456' }))).toBe(
      'two_factor_on',
    );
  });

  it('counts with the secret that was offered last', async () => {
    const person = await newPerson(flows);
    const first = await person.act(setUpTwoFactor, { ...here, password });
    const second = await person.act(setUpTwoFactor, { ...here, password });
    const enable = (secret: string) =>
      endOf(person.act(enableTwoFactor, { ...here, code: codeOf(secret, now) }));
    expect(await enable(first.secret)).toBe('code_invalid');
    expect(await enable(second.secret)).toBe('done');
  });

  it('waits a day after a change of the password in a session, unless a mail link proved the owner', async () => {
    const person = await newPerson(flows);
    const fresh = 'un tout nouveau mot de passe';
    const setUp = (secret: string) =>
      endOf(person.act(setUpTwoFactor, { ...here, password: secret }));
    await person.act(changePassword, { password: fresh });
    expect(await setUp(fresh)).toBe('password_changed_recently');
    // On another server, whose clock is behind.
    later(-5);
    expect(await setUp(fresh)).toBe('password_changed_recently');
    later(setUpWaitMs / 1_000 + 4);
    expect(await setUp(fresh)).toBe('password_changed_recently');
    later(1);
    expect(await setUp(fresh)).toBe('done');
    const other = await newPerson(flows);
    await other.act(changePassword, { password: fresh });
    const recovered = 'encore un autre mot de passe';
    const { token } = await at.recover(await at.recoveryTokens(other.email), recovered);
    const owner = personWith(flows, other, token);
    expect(await endOf(owner.act(setUpTwoFactor, { ...here, password: recovered }))).toBe('done');
  });

  it('cannot lock the owner out from a stolen session, if they recover the account within a day', async () => {
    const move = fc.oneof(
      fc.record({ kind: fc.constant('change' as const), to: fc.nat(2) }),
      fc.record({ kind: fc.constantFrom('setUp' as const, 'enable' as const) }),
      fc.record({ kind: fc.constant('wait' as const), hours: fc.nat(4) }),
    );
    const moves = fc.array(move, { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(moves, async (history) => {
        const person = await newPerson(flows);
        // The thief knows neither the password nor the mailbox.
        let known = 'inconnu du voleur';
        let secret = '';
        for (const step of history) {
          if (step.kind === 'wait') later(step.hours * 3_600);
          else if (step.kind === 'change') {
            known = `le mot du voleur ${step.to}`;
            await endOf(person.act(changePassword, { password: known }));
          } else if (step.kind === 'enable') {
            if (secret)
              await endOf(person.act(enableTwoFactor, { ...here, code: codeOf(secret, now) }));
          } else {
            const input = { ...here, password: known };
            const offered = await person.act(setUpTwoFactor, input).catch(() => undefined);
            secret = offered?.secret ?? secret;
          }
        }
        const { token } = await at.recover(
          await at.recoveryTokens(person.email),
          'celui du propriétaire',
        );
        expect(await at.isOpen(token)).toBe(true);
      }),
      {
        numRuns: 8,
        examples: [[[{ kind: 'change', to: 0 }, { kind: 'setUp' }, { kind: 'enable' }]]],
      },
    );
  });

  it('leaves neither secret nor code readable in the database', async () => {
    const { secret, codes } = await enrolled();
    const bare = codes.map((code) => code.replace('-', ''));
    expect(await tracesOf(flows.database.db, [secret, ...codes, ...bare])).toEqual([]);
  });
});

describe('a sign-in in two steps', () => {
  it('opens no session for the password alone, and one for a code', async () => {
    const { person, secret } = await enrolled();
    const challenge = await at.beginSignIn(person.email);
    const { rows } = await flows.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from sessions where user_id = ${person.id}`,
    );
    expect(rows[0]?.count).toBe(1);
    expect(await at.isOpen(challenge)).toBe(false);
    const { token, user } = await at.finishSignIn(challenge, codeOf(secret, now));
    expect(user).toEqual({ id: person.id, email: person.email });
    expect(await at.isOpen(token)).toBe(true);
  });

  it.each([-30, 30])('accepts a clock that is wrong by %i seconds', async (seconds) => {
    const { person, secret } = await enrolled();
    later(60);
    const code = codeOf(secret, new Date(now.getTime() + seconds * 1_000));
    expect(await endOf(at.finishSignIn(await at.beginSignIn(person.email), code))).toBe('done');
  });

  it('accepts no older code, and each once, in any order', async () => {
    const { person, secret } = await enrolled();
    later(60);
    const old = codeOf(secret, new Date(now.getTime() - 60_000));
    const before = codeOf(secret, new Date(now.getTime() - 30_000));
    const current = codeOf(secret, now);
    const attempt = async (code: string) =>
      endOf(at.finishSignIn(await at.beginSignIn(person.email), code));
    expect(await attempt(old)).toBe('code_invalid');
    expect(await attempt(current)).toBe('done');
    expect(await attempt(current)).toBe('code_invalid');
    expect(await attempt(before)).toBe('done');
    expect(await attempt(before)).toBe('code_invalid');
    expect(await attempt(current)).toBe('code_invalid');
    later(30);
    expect(await attempt(codeOf(secret, now))).toBe('done');
  });

  it('accepts codes at once after a clock that was ahead, and each of them once all the same', async () => {
    const { person, secret } = await enrolled();
    const attempt = async (code: string) =>
      endOf(at.finishSignIn(await at.beginSignIn(person.email), code));
    const present = codeOf(secret, now);
    expect(await attempt(present)).toBe('done');
    later(3_600);
    const ofTheHourAhead = codeOf(secret, now);
    expect(await attempt(ofTheHourAhead)).toBe('done');
    later(-3_600);
    expect(await attempt(present)).toBe('code_invalid');
    later(30);
    expect(await attempt(codeOf(secret, now))).toBe('done');
    later(3_570);
    expect(await attempt(ofTheHourAhead)).toBe('code_invalid');
    expect(await attempt(codeOf(secret, new Date(now.getTime() + 30_000)))).toBe('done');
  });

  it('opens one session of twenty that use one code at once', async () => {
    const { person, secret } = await enrolled();
    const challenges: string[] = [];
    for (let count = 0; count < 20; count += 1) challenges.push(await at.beginSignIn(person.email));
    const code = codeOf(secret, now);
    const ends = await Promise.all(
      challenges.map((challenge) => endOf(at.finishSignIn(challenge, code))),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
  });

  it('uses a challenge once', async () => {
    const { person, secret } = await enrolled();
    const challenge = await at.beginSignIn(person.email);
    expect(await endOf(at.finishSignIn(challenge, codeOf(secret, now)))).toBe('done');
    later(30);
    expect(await endOf(at.finishSignIn(challenge, codeOf(secret, now)))).toBe('challenge_invalid');
  });

  it.each<[string, (enrolled: Enrolled) => Promise<unknown>]>([
    ['ten minutes have passed', async () => later(challengeMs / 1_000)],
    [
      'the password was changed',
      ({ person }) => person.act(changePassword, { password: 'un autre mot de passe' }),
    ],
    ['all devices were signed out', ({ person }) => signOutEverywhere(flows.services, person.id)],
  ])('ends when %s', async (_what, happens) => {
    const one = await enrolled();
    const challenge = await at.beginSignIn(one.person.email);
    await happens(one);
    const end = await endOf(at.finishSignIn(challenge, codeOf(one.secret, now)));
    expect(end).toBe('challenge_invalid');
  });

  it('knows no other challenge', async () => {
    expect(await endOf(at.finishSignIn('x'.repeat(43), '123456'))).toBe('challenge_invalid');
  });

  it('is not passed by a recovery of the password, which the mailbox is enough for', async () => {
    const { person, secret } = await enrolled();
    const tokens = await at.recoveryTokens(person.email);
    const challenge = await at.beginRecovery(tokens, 'un tout nouveau mot de passe');
    expect(await at.isOpen(challenge)).toBe(false);
    expect(await endOf(at.beginSignIn(person.email))).toBe('invalid_credentials');
    expect(await endOf(at.finishSignIn(challenge, codeOf(secret, now)))).toBe('done');
  });
});

describe('wrong codes', () => {
  it('are counted by account, from wherever they come; the seventh locks for 15 minutes', async () => {
    const { person, secret } = await enrolled();
    const challenge = await at.beginSignIn(person.email);
    const wrong = async (ip: string) =>
      at.finishSignIn(challenge, wrongFor(secret), { ip }).catch((failure: unknown) => failure);
    for (let count = 1; count < 7; count += 1) {
      expect(await wrong(`198.51.100.${count}`)).toMatchObject({
        code: 'code_invalid',
        facts: { attemptsRemaining: 7 - count },
      });
    }
    expect(await wrong('198.51.100.99')).toMatchObject({
      code: 'codes_locked',
      facts: { attemptsRemaining: 0, retryAfter: 900 },
    });
    // During the lockout, even the correct code from another sign-in and network is refused, and so is a recovery code.
    const other = await at.beginSignIn(person.email);
    expect(await endOf(at.finishSignIn(other, codeOf(secret, now)))).toBe('codes_locked');
    later(901);
    const third = await at.beginSignIn(person.email);
    expect(await endOf(at.finishSignIn(third, codeOf(secret, now)))).toBe('done');
  });

  it('are checked seven times at most, however many come at once', async () => {
    const { person, secret, codes } = await enrolled();
    const challenge = await at.beginSignIn(person.email);
    const ends = await Promise.all(
      Array.from({ length: 40 }, () => endOf(at.finishSignIn(challenge, wrongFor(secret)))),
    );
    expect(ends.filter((end) => end === 'code_invalid')).toHaveLength(6);
    expect(ends.filter((end) => end === 'codes_locked')).toHaveLength(34);
    expect(await endOf(at.finishSignIn(challenge, codes[0] ?? ''))).toBe('codes_locked');
  });

  it('are forgotten after a right one', async () => {
    const { person, secret } = await enrolled();
    const challenge = await at.beginSignIn(person.email);
    for (let count = 0; count < 6; count += 1) {
      expect(await endOf(at.finishSignIn(challenge, wrongFor(secret)))).toBe('code_invalid');
    }
    expect(await endOf(at.finishSignIn(challenge, codeOf(secret, now)))).toBe('done');
    const again = await at.beginSignIn(person.email);
    await expect(at.finishSignIn(again, wrongFor(secret))).rejects.toMatchObject({
      facts: { attemptsRemaining: 6 },
    });
  });

  it('lock for no longer than 15 minutes after a clock that was ahead', async () => {
    const { person, secret, codes } = await enrolled();
    later(7_200);
    const challenge = await at.beginSignIn(person.email);
    for (let count = 0; count < 7; count += 1) {
      await endOf(at.finishSignIn(challenge, wrongFor(secret)));
    }
    later(-7_200);
    const locked = await at.beginSignIn(person.email);
    expect(await endOf(at.finishSignIn(locked, codes[0] ?? ''))).toBe('codes_locked');
    later(901);
    const open = await at.beginSignIn(person.email);
    expect(await endOf(at.finishSignIn(open, codeOf(secret, now)))).toBe('done');
  });

  it('that cannot be codes are refused without being counted', async () => {
    const { person, secret } = await enrolled();
    const challenge = await at.beginSignIn(person.email);
    for (let count = 0; count < 8; count += 1) {
      expect(await endOf(at.finishSignIn(challenge, '12345'))).toBe('code_invalid');
    }
    expect(await endOf(at.finishSignIn(challenge, codeOf(secret, now)))).toBe('done');
  });
});

describe('a recovery code', () => {
  it('opens a session once, and sends a mail', async () => {
    const { person, codes } = await enrolled();
    const [code = ''] = codes;
    const spelt = ` ${code.toUpperCase().replace('-', ' ')} `;
    const { token } = await at.finishSignIn(await at.beginSignIn(person.email), spelt);
    expect(await at.isOpen(token)).toBe(true);
    expect((await state(person)).recovery_codes_left).toBe(9);
    const subjects = (await at.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Un code de secours a servi à se connecter');
    expect(await endOf(at.finishSignIn(await at.beginSignIn(person.email), code))).toBe(
      'code_invalid',
    );
  });

  it('is reported in one mail, also in a browser that is new to the account', async () => {
    const { person, secret, codes } = await enrolled();
    await at.finishSignIn(await at.beginSignIn(person.email), codeOf(secret, now));
    const before = await at.mailsTo(person.email);
    const challenge = await at.beginSignIn(person.email);
    await at.finishSignIn(challenge, codes[0] ?? '', { ip: '203.0.113.9', userAgent: 'Autre/1.0' });
    const after = await at.mailsTo(person.email);
    expect(after).toHaveLength(before.length + 1);
    const subjects = after.map(({ subject }) => subject);
    expect(subjects).toContain('Un code de secours a servi à se connecter');
    expect(subjects).not.toContain('Connexion à partir d’un nouvel appareil');
  });

  it('opens one session of eight at once', async () => {
    const { person, codes } = await enrolled();
    const challenges: string[] = [];
    for (let count = 0; count < 8; count += 1) challenges.push(await at.beginSignIn(person.email));
    const ends = await Promise.all(
      challenges.map((challenge) => endOf(at.finishSignIn(challenge, codes[3] ?? ''))),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect((await state(person)).recovery_codes_left).toBe(9);
  });

  it('of another account opens nothing', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const challenge = await at.beginSignIn(one.person.email);
    expect(await endOf(at.finishSignIn(challenge, other.codes[0] ?? ''))).toBe('code_invalid');
  });

  it('is replaced with the others, with the password and a code', async () => {
    const { person, secret, codes } = await enrolled();
    const renew = (secretWord: string, code: string) =>
      person.act(renewRecoveryCodes, { ...here, password: secretWord, code });
    expect(await endOf(renew('un autre', codeOf(secret, now)))).toBe('invalid_credentials');
    expect(await endOf(renew(password, wrongFor(secret)))).toBe('code_invalid');
    const next = await renew(password, codeOf(secret, now));
    expect(next).toHaveLength(10);
    const challenge = await at.beginSignIn(person.email);
    expect(await endOf(at.finishSignIn(challenge, codes[0] ?? ''))).toBe('code_invalid');
    expect(await endOf(at.finishSignIn(challenge, next[0] ?? ''))).toBe('done');
  });

  it('still opens the account when AUTH_SECRET has changed, and a code no longer does', async () => {
    const { person, secret, codes } = await enrolled();
    const challenge = await at.beginSignIn(person.email);
    const changed: Flows = {
      ...flows,
      services: { ...flows.services, secrets: createSealer('un secret tout neuf') },
    };
    const later = accountFlows(changed);
    expect(await endOf(later.finishSignIn(challenge, codeOf(secret, now)))).toBe('code_invalid');
    expect(flows.log.map(({ message }) => message)).toContain(
      'AUTH_SECRET: an authenticator was set up under another one; a recovery code opens the account',
    );
    expect(await endOf(later.finishSignIn(challenge, codes[0] ?? ''))).toBe('done');
  });
});

describe('turning off', () => {
  it('takes the password and a code, sends a mail, and ends the other sessions', async () => {
    const { person, secret } = await enrolled();
    const challenge = await at.beginSignIn(person.email);
    const off = (secretWord: string, code: string) =>
      endOf(person.act(disableTwoFactor, { ...here, password: secretWord, code }));
    expect(await off('un autre', codeOf(secret, now))).toBe('invalid_credentials');
    expect(await off(password, wrongFor(secret))).toBe('code_invalid');
    expect(await off(password, codeOf(secret, now))).toBe('done');
    expect(await state(person)).toEqual({ enabled_at: null, recovery_codes_left: 0 });
    expect(await endOf(at.finishSignIn(challenge, codeOf(secret, now)))).toBe('challenge_invalid');
    expect(await endOf(at.signIn(person.email))).toBe('done');
    const subjects = (await at.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('La connexion en deux étapes est désactivée');
    expect(await off(password, codeOf(secret, now))).toBe('two_factor_off');
  });

  it('is possible with a recovery code, where the phone is lost', async () => {
    const { person, codes } = await enrolled();
    const input = { ...here, password, code: codes[0] ?? '' };
    expect(await endOf(person.act(disableTwoFactor, input))).toBe('done');
    const { rows } = await flows.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from recovery_codes where user_id = ${person.id}`,
    );
    expect(rows[0]?.count).toBe(0);
  });

  it('is done by the operator where everything is lost, and ends every session', async () => {
    const { person, secret } = await enrolled();
    const { token } = await at.finishSignIn(
      await at.beginSignIn(person.email),
      codeOf(secret, now),
    );
    expect(await turnOffForOwner(flows.services, person.email)).toBe(true);
    expect(await at.isOpen(token)).toBe(false);
    expect(await endOf(at.signIn(person.email))).toBe('done');
    const [mail] = (await at.mailsTo(person.email)).filter(({ subject }) =>
      subject.includes('désactivée'),
    );
    expect(mail?.text).toContain('notre soutien l’a fait à votre demande');
    expect(await turnOffForOwner(flows.services, person.email)).toBe(false);
    expect(await turnOffForOwner(flows.services, 'personne@exemple.quebec')).toBe(false);
  });
});
