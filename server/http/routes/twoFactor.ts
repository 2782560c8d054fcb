import { contract } from '@elan/domain/contract/contract';
import type { FastifyRequest } from 'fastify';
import {
  disableTwoFactor,
  enableTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '../../flows/twoFactor/ownTwoFactor.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';
import type { Limit } from '../rateLimits.ts';
import { logSecurityEvent } from '../securityEvents.ts';

/** Manages two-factor sign-in. Changes are rate-limited, since some hash ten recovery codes. */
export function twoFactorRoutes(serve: Serve, services: Services, limit: Limit): void {
  const from = (request: FastifyRequest) => ({
    ip: request.ip,
    userAgent: request.headers['user-agent'],
  });

  serve(contract.getTwoFactor, ({ account }) => readTwoFactor(services, account));

  serve(contract.setUpTwoFactor, async ({ account, body, request, reply }) => {
    await limit('twoFactor', account.id, request, reply);
    return setUpTwoFactor(services, { account, ...from(request), password: body.password });
  });

  serve(contract.enableTwoFactor, async ({ account, body, request, reply }) => {
    await limit('twoFactor', account.id, request, reply);
    const codes = await enableTwoFactor(services, { account, ...from(request), code: body.code });
    const fields = { accountId: account.id };
    logSecurityEvent(services, 'two-factor sign-in turned on', request, fields);
    return { recovery_codes: codes };
  });

  serve(contract.renewRecoveryCodes, async ({ account, body, request, reply }) => {
    await limit('twoFactor', account.id, request, reply);
    const codes = await renewRecoveryCodes(services, { account, ...from(request), ...body });
    logSecurityEvent(services, 'recovery codes replaced', request, { accountId: account.id });
    return { recovery_codes: codes };
  });

  serve(contract.disableTwoFactor, async ({ account, body, request, reply }) => {
    await limit('twoFactor', account.id, request, reply);
    await disableTwoFactor(services, { account, ...from(request), ...body });
    const fields = { accountId: account.id };
    logSecurityEvent(services, 'two-factor sign-in turned off', request, fields);
    return { disabled: true } as const;
  });
}
