import { contract } from '@elan/domain/contract/contract';
import { confirmAddress } from '../../flows/confirmAddress.ts';
import { readMe } from '../../flows/readMe.ts';
import { resendConfirmation } from '../../flows/resendConfirmation.ts';
import { savePreferences } from '../../flows/savePreferences.ts';
import { signIn } from '../../flows/signIn.ts';
import { signUp } from '../../flows/signUp.ts';
import type { Services } from '../../services.ts';
import type { Limit } from '../limits.ts';
import type { Serve } from '../serve.ts';
import { libraryHeaders } from '../session.ts';
import { clearSessionHint, setSessionHint } from '../sessionHint.ts';

export function accountRoutes(serve: Serve, services: Services, limit: Limit): void {
  const secure = services.config.publicUrl.startsWith('https:');

  serve(
    contract.signUp,
    async ({ body }) => {
      await signUp(services, { ...body, language: body.language });
      return { confirmationSent: true } as const;
    },
    { limit: 'signUp' },
  );

  serve(
    contract.resendConfirmation,
    async ({ body, request, reply }) => {
      await limit('confirmationMailTo', body.email.trim().toLowerCase(), request, reply);
      await resendConfirmation(services, body.email);
      return { confirmationSent: true } as const;
    },
    { limit: 'confirmationMail' },
  );

  serve(
    contract.confirmAddress,
    async ({ query, reply }) => {
      const search = await confirmAddress(services, query.token).then(
        () => 'confirmed=true',
        (failure) => {
          if (failure.code !== 'confirmation_invalid') throw failure;
          return 'error=confirmation_invalid';
        },
      );
      reply.header('referrer-policy', 'no-referrer').redirect(`/auth?${search}`, 303);
      return undefined;
    },
    { limit: 'signIn' },
  );

  serve(
    contract.signIn,
    async ({ body, request, reply }) => {
      const { cookies, ...signedIn } = await signIn(services, {
        ...body,
        language: body.language,
        address: request.ip,
        headers: libraryHeaders(request),
      });
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      setSessionHint(reply, secure);
      return signedIn;
    },
    { limit: 'signIn' },
  );

  serve(contract.signOut, async ({ request, reply }) => {
    const { headers } = await services.auth.api.signOut({
      headers: libraryHeaders(request),
      returnHeaders: true,
    });
    for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
    clearSessionHint(request, reply);
    return { signedOut: true } as const;
  });

  serve(contract.me, ({ account }) => readMe(services, account));

  serve(contract.savePreferences, async ({ account, body }) => {
    await savePreferences(services, { account, language: body.language });
    return { language: body.language };
  });
}
