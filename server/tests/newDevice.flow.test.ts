import { sameBrowserMs } from '@elan/domain/account/device';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { accountFlows } from '@elan/testing/flows/accountFlows';
import { openFlows } from '@elan/testing/flows/flows';
import { password } from '@elan/testing/people/accounts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { purgeKnownDevices } from '../store/expired.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const office = '198.51.100.7';
const start = new Date('2026-11-02T14:05:00Z');

const clock = movableClock();
const flows = duringTests(() => openFlows({}, { clock }));
const at = accountFlows(flows);

const onPhone = (email: string, deviceToken?: string) =>
  at.signIn(email, password, office, { userAgent: safari, deviceToken });
const onComputer = (email: string, deviceToken?: string) =>
  at.signIn(email, password, office, { userAgent: firefox, deviceToken });
const later = (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms));
const hour = 3_600_000;

describe('a sign-in in a new browser', () => {
  it('is reported by mail, with the time and the browser, and the first of an account is not', async () => {
    clock.moveTo(start);
    const email = await at.confirmed();
    await onComputer(email);
    expect(await at.mailsTo(email)).toEqual([]);
    await onPhone(email);
    const [mail, ...more] = await at.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Connexion à partir d’un nouvel appareil');
    expect(mail?.text).toContain(
      'Quand\u00a0: 2 novembre 2026 à 9\u00a0h\u00a005 (heure de Toronto). Navigateur\u00a0: Safari sous iOS.',
    );
    expect(mail?.text).toContain('/account');
    expect(mail?.text).not.toContain(office);
  });

  it('is reported in the language of the account', async () => {
    const email = await at.confirmed('en');
    await onComputer(email);
    await onPhone(email);
    const [mail] = await at.mailsTo(email);
    expect(mail?.subject).toBe('Sign-in from a new device');
    expect(mail?.text).toContain('Browser: Safari on iOS.');
  });

  it('is reported once: the browser is known from then on, also for another account', async () => {
    const [one, other] = [await at.confirmed(), await at.confirmed()];
    await onComputer(one);
    const { deviceToken } = await onPhone(one);
    later(30 * 24 * hour);
    expect((await onPhone(one, deviceToken)).deviceToken).toBe(deviceToken);
    expect(await at.mailsTo(one)).toHaveLength(1);
    // To the other account, it is an unknown browser.
    await onComputer(other);
    later(hour);
    expect((await onPhone(other, deviceToken)).deviceToken).toBe(deviceToken);
    expect(await at.mailsTo(other)).toHaveLength(1);
    const { rows } = await flows.database.db.execute<{ hashes: number }>(sql`
      select count(distinct device_hash)::int as hashes from known_devices d
      join users u on u.id = d.user_id where u.email in (${one}, ${other})`);
    expect(rows[0]?.hashes).toBe(4);
  });

  it('is reported once where the form is sent twice at once', async () => {
    const email = await at.confirmed();
    await onComputer(email);
    await Promise.all(Array.from({ length: 8 }, () => onPhone(email)));
    expect(await at.mailsTo(email)).toHaveLength(1);
  });

  it('is not reported to a person who signs in for the first time by a form sent twice', async () => {
    const email = await at.confirmed();
    await Promise.all([onPhone(email), onPhone(email)]);
    expect(await at.mailsTo(email)).toEqual([]);
  });

  it('is reported again for a browser that keeps no cookie, some time later', async () => {
    const email = await at.confirmed();
    await onComputer(email);
    later(sameBrowserMs + 1_000);
    await onComputer(email);
    expect(await at.mailsTo(email)).toHaveLength(1);
  });

  it.each(['', 'un jeton', 'x'.repeat(44), 'x'.repeat(4_000)])(
    'gets a token of ours instead of a foreign one: %s',
    async (foreign) => {
      const { deviceToken } = await onPhone(await at.confirmed(), foreign);
      expect(deviceToken).toMatch(/^[\w-]{43}$/);
      expect(deviceToken).not.toBe(foreign);
    },
  );

  it('is not reported beside the mail about a new password, and is known from then on', async () => {
    const email = await at.confirmed();
    await onComputer(email);
    const tokens = await at.recoveryTokens(email);
    const { deviceToken } = await at.recover(tokens, 'un tout nouveau mot de passe');
    expect((await at.mailsTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Choisissez un nouveau mot de passe',
      'Votre mot de passe a été changé',
    ]);
    later(hour);
    await at.signIn(email, 'un tout nouveau mot de passe', office, { deviceToken });
    expect(await at.mailsTo(email)).toHaveLength(2);
  });

  it('is forgotten when its cookie has expired', async () => {
    const email = await at.confirmed();
    const { deviceToken } = await onComputer(email);
    later(hour);
    await onPhone(email);
    later(400 * 24 * hour - hour / 2);
    await purgeKnownDevices(flows.services);
    await onComputer(email, deviceToken);
    expect(await at.mailsTo(email)).toHaveLength(2);
  });
});
