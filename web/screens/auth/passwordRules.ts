import { definePart } from '../../parts/parts.ts';

/** What a new password must not be, with a list of common ones. Until it is there, the server alone checks it. */
export const passwordRules = definePart(
  '../domain/account/password.ts',
  () => import('@elan/domain/account/password'),
);
