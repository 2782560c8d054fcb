import { startTestServer } from '@elan/testing/servers/server';
import { expect, it } from 'vitest';
import { ConfigError } from '../lib/configError.ts';

it('production with stand-ins warns in its log what anyone can do', async () => {
  const server = await startTestServer({
    NODE_ENV: 'production',
    AUTH_SECRET: 'x'.repeat(40),
    ALLOW_SANDBOX: '1',
  });
  const warnings = server
    .logged()
    .filter(({ level, msg }) => level === 40 && String(msg).includes('everybody'));
  expect(warnings.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^ALLOW_SANDBOX=1: everybody can read every mail .+ set SMTP_URL$/),
    expect.stringMatching(/^ALLOW_SANDBOX=1: everybody can buy .+ set STRIPE_SECRET_KEY$/),
  ]);
  await server.close();
});

it.each([
  ['192.0.2.1', /^HOST 192\.0\.2\.1 is no address of this machine[^\n]*$/],
  ['nulle-part.invalid', /^HOST nulle-part\.invalid is no address[^\n]*$/],
])('HOST=%s is refused in one line', async (HOST, line) => {
  const refusal = await startTestServer({ HOST }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  expect(refusal).toMatchObject({ message: expect.stringMatching(line) });
});
