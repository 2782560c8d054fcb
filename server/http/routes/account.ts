import { contract } from '@elan/domain/contract/contract';
import { Failure } from '@elan/domain/failure';
import { readMe } from '../../flows/account/readAccount.ts';
import { savePreferences } from '../../flows/account/savePreferences.ts';
import { resendConfirmation } from '../../flows/auth/confirmEmail.ts';
import { sendAlreadyRegisteredMail } from '../../flows/auth/mailLinks.ts';
import { signUp } from '../../flows/auth/signUp.ts';
import type { Services } from '../../services.ts';
import { withMinimumDuration } from '../constantTime.ts';
import type { Serve } from '../mountContract.ts';
import type { Limit } from '../rateLimits.ts';

/** Sign-up, the confirmation email, and the signed-in account's data and language. */
export function accountRoutes(serve: Serve, services: Services, limit: Limit): void {
  serve(
    contract.signUp,
    async ({ body, request }) => {
      await signUp(services, { ...body, language: body.language }).catch(async (failure) => {
        const registered = failure instanceof Failure && failure.code === 'already_registered';
        if (registered && (await limit.allows('registeredMailTo', body.email, request))) {
          await sendAlreadyRegisteredMail(services, body.email);
        }
        throw failure;
      });
      return { confirmationSent: true } as const;
    },
    { limit: 'signUp' },
  );

  serve(
    contract.resendConfirmation,
    async ({ body, request, reply }) => {
      await limit('confirmationMailTo', body.email, request, reply);
      await withMinimumDuration(() => resendConfirmation(services, body.email));
      return { confirmationSent: true } as const;
    },
    { limit: 'confirmationMail' },
  );

  serve(contract.me, ({ account }) => readMe(services, account));

  serve(contract.savePreferences, async ({ account, body }) => {
    await savePreferences(services, { account, language: body.language });
    return { language: body.language };
  });
}
