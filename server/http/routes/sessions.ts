import { contract } from '@elan/domain/contract/contract';
import type { FastifyReply } from 'fastify';
import type { SignedIn } from '../../auth/createSession.ts';
import { changePassword } from '../../flows/auth/changePassword.ts';
import { requestRecovery } from '../../flows/auth/requestRecovery.ts';
import { recover } from '../../flows/auth/resetPassword.ts';
import { signIn } from '../../flows/auth/signIn.ts';
import { signOutEverywhere } from '../../flows/auth/signOutEverywhere.ts';
import type { Services } from '../../services.ts';
import { withMinimumDuration } from '../constantTime.ts';
import type { Serve } from '../mountContract.ts';
import type { Limit } from '../rateLimits.ts';
import { libraryHeaders } from '../requireAccount.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import { clearSessionHint, setSessionHint } from '../sessionHintCookie.ts';

/** The calls that start and end sessions. */
export function sessionRoutes(serve: Serve, services: Services, limit: Limit): void {
  const secure = services.config.publicUrl.startsWith('https:');
  const begin = ({ cookies, ...signedIn }: SignedIn, reply: FastifyReply) => {
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    setSessionHint(reply, secure);
    return signedIn;
  };

  serve(
    contract.signIn,
    async ({ body, request, reply }) => {
      const signedIn = await signIn(services, {
        ...body,
        language: body.language,
        ip: request.ip,
        headers: libraryHeaders(request),
      });
      return begin(signedIn, reply);
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
        headers: libraryHeaders(request),
        ip: request.ip,
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
    const { headers } = await services.auth.api.signOut({
      headers: libraryHeaders(request),
      returnHeaders: true,
    });
    for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
    clearSessionHint(request, reply);
    return { signedOut: true } as const;
  });

  serve(contract.signOutEverywhere, async ({ account, request, reply }) => {
    const headers = libraryHeaders(request);
    const cookies = await signOutEverywhere(services, { account, headers });
    logSecurityEvent(services, 'signed out everywhere', request, { accountId: account.id });
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    clearSessionHint(request, reply);
    return { signedOut: true } as const;
  });
}
