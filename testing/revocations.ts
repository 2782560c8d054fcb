import type { MailedServer } from './mailedServer.ts';
import { request, type ServerUrl } from './person.ts';
import { recover } from './recovery.ts';

interface Revocation {
  readonly by: string;
  /** Whether the requesting device stays signed in. */
  readonly keepsTheAsking: boolean;
  /** @param on the server that gets the request. @param token of the requesting device. @returns the reply's status. */
  act(on: ServerUrl, token: string, mailed: MailedServer, email: string): Promise<number>;
}

/** The calls that end a person's sessions, or at least all others. */
export const revocations: readonly Revocation[] = [
  {
    by: 'signing out everywhere',
    keepsTheAsking: false,
    async act(on, token) {
      return (await request(on, 'POST', '/api/auth/revoke-sessions', { token })).status;
    },
  },
  {
    by: 'a password change',
    keepsTheAsking: true,
    async act(on, token) {
      const body = { password: 'un autre mot de passe' };
      return (await request(on, 'POST', '/api/auth/change-password', { token, body })).status;
    },
  },
  {
    by: 'a recovery',
    keepsTheAsking: false,
    async act(on, _token, mailed, email) {
      const tokens = await mailed.recoveryTokens(email);
      return (await recover(on, tokens, 'un autre mot de passe')).status;
    },
  },
];
