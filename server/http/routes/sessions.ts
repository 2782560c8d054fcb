import { contract } from '@elan/domain/contract/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Device } from '../../auth/createSession.ts';
import { sessionTokenHash } from '../../auth/sessionToken.ts';
import { changePassword, signOutEverywhere } from '../../flows/auth/changePassword.ts';
import { endSession as endOwnSession, listSessions } from '../../flows/auth/ownSessions.ts';
import { recover, requestRecovery } from '../../flows/auth/resetPassword.ts';
import { type OpenedSession, type SignInOutcome, signIn } from '../../flows/auth/signIn.ts';
import { finishSignIn } from '../../flows/twoFactor/finishSignIn.ts';
import type { Services } from '../../services.ts';
import { endSession } from '../../store/signIn/sessions.ts';
import { withMinimumDuration } from '../constantTime.ts';
import { createDeviceCookie } from '../deviceCookie.ts';
import type { Serve } from '../mountContract.ts';
import type { Limit } from '../rateLimits.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import { createSessionCookies, sessionTokenOf } from '../sessionCookies.ts';

/** Sign-in, sign-out, sessions and passwords. */
export function sessionRoutes(serve: Serve, services: Services, limit: Limit): void {
  const cookies = createSessionCookies(services.config.publicUrl);
  const deviceCookie = createDeviceCookie(services.config.publicUrl);
  const open = ({ deviceToken, ...signedIn }: OpenedSession, reply: FastifyReply) => {
    cookies.set(reply, signedIn.token);
    deviceCookie.set(reply, deviceToken);
    return signedIn;
  };
  const begin = (outcome: SignInOutcome, reply: FastifyReply) =>
    'challenge' in outcome ? outcome : open(outcome, reply);
  const deviceOf = (request: FastifyRequest): Device => ({
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    formerToken: cookies.tokenIn(request),
    deviceToken: deviceCookie.tokenIn(request),
  });

  serve(
    contract.signIn,
    async ({ body, request, reply }) => {
      const signedIn = await signIn(services, {
        ...body,
        language: body.language,
        device: deviceOf(request),
      });
      return begin(signedIn, reply);
    },
    { limit: 'signIn' },
  );

  serve(
    contract.finishSignIn,
    async ({ body, request, reply }) => {
      const device = deviceOf(request);
      const opened = await finishSignIn(services, { ...body, language: body.language, device });
      return open(opened, reply);
    },
    { limit: 'signIn' },
  );

  serve(
    contract.requestRecovery,
    async ({ body, request, reply }) => {
      await limit('recoveryMailTo', body.email, request, reply);
      await withMinimumDuration(() => requestRecovery(services, body.email));
      return { recoverySent: true } as const;
    },
    { limit: 'recoveryMail' },
  );

  serve(
    contract.recover,
    async ({ body, request, reply }) => {
      const signedIn = await recover(services, {
        ...body,
        language: body.language,
        device: deviceOf(request),
      });
      return begin(signedIn, reply);
    },
    { limit: 'recovery' },
  );

  serve(contract.changePassword, async ({ account, body, request, reply }) => {
    await limit('passwordChange', account.id, request, reply);
    await changePassword(services, { account, password: body.password });
    logSecurityEvent(services, 'password changed', request, { accountId: account.id });
    return { passwordChanged: true } as const;
  });

  serve(contract.signOut, async ({ request, reply }) => {
    const token = sessionTokenOf(request, cookies);
    if (token !== undefined) await endSession(services.db, sessionTokenHash(token));
    cookies.clear(request, reply);
    return { signedOut: true } as const;
  });

  serve(contract.signOutEverywhere, async ({ account, request, reply }) => {
    await signOutEverywhere(services, account.id);
    logSecurityEvent(services, 'signed out everywhere', request, { accountId: account.id });
    cookies.clear(request, reply);
    return { signedOut: true } as const;
  });

  serve(contract.listSessions, ({ account, query }) =>
    listSessions(services, { account, cursor: query.cursor }),
  );

  serve(contract.endSession, async ({ account, params, request, reply }) => {
    await endOwnSession(services, { account, id: params.id });
    logSecurityEvent(services, 'session ended', request, { accountId: account.id });
    if (params.id === account.sessionId) cookies.clear(request, reply);
    return { ended: true } as const;
  });
}
