import { definePart } from '../../parts/parts.ts';

/** The rules for a new password, with a list of common passwords. Until they are loaded, only the server checks it. */
export const passwordRules = definePart(
  '../domain/account/password.ts',
  () => import('@elan/domain/account/password'),
);
