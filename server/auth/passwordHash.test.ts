import { expect, it } from 'vitest';
import { createPasswordHasher, verifyPassword } from './passwordHash.ts';

const { hash: hashPassword, isCurrent: isCurrentHash } = createPasswordHasher();
const password = 'Un mot de passe à accents é 👩🏽‍🍳';

it('is Argon2id with 19 MiB, 2 passes and 1 lane, in the PHC string format, with a different salt each time', async () => {
  const [first, second] = [await hashPassword(password), await hashPassword(password)];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(second).not.toBe(first);
  expect(isCurrentHash(first)).toBe(true);
});

it('verifies the password it was made from and no other', async () => {
  const hash = await hashPassword(password);
  expect(await verifyPassword(hash, password)).toBe(true);
  for (const other of ['', `${password} `, password.toUpperCase()]) {
    expect(await verifyPassword(hash, other)).toBe(false);
  }
});

it('agrees with a hash of the reference implementation', async () => {
  // printf password | argon2 somesalt12345678 -id -t 2 -k 19456 -p 1 -l 32 -e
  const reference =
    '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQxMjM0NTY3OA$DEwLbbIZGUtgBuB4gYok6r6hNvevYZoxkwMQ5/LXSaU';
  expect(await verifyPassword(reference, 'password')).toBe(true);
  expect(await verifyPassword(reference, 'passwore')).toBe(false);
});

it('verifies a hash with other parameters by those it names, and reports that it is not current', async () => {
  // printf password | argon2 somesalt12345678 -id -t 1 -k 8192 -p 2 -l 24 -e
  const weaker =
    '$argon2id$v=19$m=8192,t=1,p=2$c29tZXNhbHQxMjM0NTY3OA$n+DwCDL+FkRK4cRWzZy5ioLBgQsQkAT5';
  expect(isCurrentHash(weaker)).toBe(false);
  expect(await verifyPassword(weaker, 'password')).toBe(true);
  expect(await verifyPassword(weaker, 'passwore')).toBe(false);
});

it('verifies the scrypt hashes of earlier versions, and reports that they are not current', async () => {
  const hash =
    '38dedc6f81f00fb7f70e8d6d98d548b7:f09b8489548c67e260ad572889aa80320ec8c31d43a2105dab5b829929e6a3144b8fa1e1ded6a00812ce9fe6521ab8828286fb00b73e76f7d5cb23dd6f1a70e2';
  expect(isCurrentHash(hash)).toBe(false);
  expect(await verifyPassword(hash, password)).toBe(true);
  expect(await verifyPassword(hash, 'un autre')).toBe(false);
});

it.each(['', 'tronquee', '$argon2id$v=19$m=19456,t=2,p=1$', '$argon2id$v=19$m=19456,t=2,p=1$c2Vs'])(
  'takes what is no hash, %j, for none of any password',
  async (damaged) => {
    expect(await verifyPassword(damaged, '').catch(() => false)).toBe(false);
  },
);
