import { definePart } from '../../parts/parts.ts';

/** The rules for new passwords, with a list of common passwords. Until loaded, only the server applies them. */
export const passwordRules = definePart(
  '../domain/account/password.ts',
  () => import('@elan/domain/account/password'),
);
