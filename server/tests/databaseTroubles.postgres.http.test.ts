import type { FailureCode } from '@elan/domain/failure';
import { databaseFaults, furtherFaults } from '@elan/testing/database/databaseFaults';
import { type OwnPostgres, startOwnPostgres } from '@elan/testing/database/ownPostgres';
import { password, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { atModule } from '@elan/testing/stages/atModule';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../adapters/database/database.ts';

let postgres: OwnPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  const database = { ...openPostgres(postgres.url, () => {}), url: postgres.url };
  server = await startTestServer({ FREE_AI_LIMIT: '100' }, { database });
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

/**
 * The failures returned by a save and by the readiness check during one fault of each kind
 * (`lib/databaseTroubles.test.ts` has the other codes). The server is ready if the second is absent.
 */
const answers: Readonly<Record<string, readonly [save: FailureCode, ready?: FailureCode]>> = {
  ECONNREFUSED: ['database_unavailable', 'database_unavailable'],
  '25006': ['database_not_writable', 'database_not_writable'],
  '28000': ['database_misconfigured', 'database_misconfigured'],
  '3D000': ['database_misconfigured', 'database_misconfigured'],
  '40001': ['database_busy'],
  '42501': ['internal'],
  '53100': ['database_not_writable'],
  '53300': ['database_busy', 'database_busy'],
  '57014': ['database_busy'],
  '57P01': ['database_unavailable'],
};

it.each(Object.entries(answers))(
  '%s: a save is refused as that, and a finished text is kept',
  async (code, [save, ready]) => {
    const fault =
      [...databaseFaults(postgres), ...furtherFaults(postgres)].find((one) => one.code === code) ??
      expect.fail();
    const at = await atModule(server);
    const other = await signedUpPerson(server);
    const { id } = await other.createProject();
    const body = { data: { answers: {}, comments: 'Du pain.' }, baseLastUpdated: null };
    const saved = () => other.call('PUT', `/api/projects/${id}/modules/idea`, body);
    const isReady = () => request(server, 'GET', '/api/ready');
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    server.provider.answers(async ({ piece, end }) => {
      piece('Sain et sauf.');
      await written;
      end('stop');
    });
    const called = server.provider.nextCall();
    const events = at.stream('gardee');
    await called;
    const before = server.logged().length;
    await fault.begin();
    try {
      const status = save === 'internal' ? 500 : 503;
      await expect.poll(saved).toMatchObject({ status, body: { code: save } });
      await expect
        .poll(isReady)
        .toMatchObject(ready ? { status: 503, body: { code: ready } } : { status: 200 });
      const credentials = { email: other.email, password };
      const signedIn = await request(server, 'POST', '/api/auth/sign-in/email', {
        body: credentials,
      });
      // Signing in needs none of the privileges that the role lacks in this case.
      expect(signedIn.status).toBe(code === '42501' ? 200 : status);
      write();
      const lines = () => server.logged().slice(before);
      await expect.poll(() => lines().map(({ msg }) => msg)).toContain('settling a generation');
      const errors = JSON.stringify(lines());
      expect(errors).toContain(`"code":"${code}"`);
      expect(errors).not.toContain('Du pain');
    } finally {
      await fault.end();
    }
    expect((await events).at(-1)).toMatchObject({
      name: 'done',
      data: { result: { aiResponse: 'Sain et sauf.' } },
    });
    expect(await at.entry()).toMatchObject({ aiResponse: 'Sain et sauf.' });
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
    await expect.poll(saved).toMatchObject({ status: 200 });
  },
);
