import { duringTests } from '@elan/testing/duringTests';
import { endOf } from '@elan/testing/flows/flowEnds';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { password } from '@elan/testing/people/accounts';
import { codeOf } from '@elan/testing/people/authenticatorCode';
import { expect, it, vi } from 'vitest';
import {
  enableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '../flows/twoFactor/ownTwoFactor.ts';

const now = new Date('2026-11-02T14:05:10.000Z');
const here = { ip: '198.51.100.7', userAgent: undefined };
const flows = duringTests(() => openFlows({}, { clock: { now: () => now } }));

it('hashes recovery codes only once the code, or the password, was found right', async () => {
  const person = await newPerson(flows);
  const { secret } = await person.act(setUpTwoFactor, { ...here, password });
  const hash = vi.spyOn(flows.services.passwords, 'hash');
  // A recovery code, although the account has none yet.
  const none = { ...here, code: '7k3mw-q9d2x' };
  expect(await endOf(person.act(enableTwoFactor, none))).toBe('code_invalid');
  expect(hash).not.toHaveBeenCalled();
  const code = codeOf(secret, now);
  await person.act(enableTwoFactor, { ...here, code });
  expect(hash).toHaveBeenCalledTimes(10);
  const wrong = { ...here, password: 'un autre', code };
  expect(await endOf(person.act(renewRecoveryCodes, wrong))).toBe('invalid_credentials');
  expect(hash).toHaveBeenCalledTimes(10);
});
