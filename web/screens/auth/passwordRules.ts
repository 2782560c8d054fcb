import { definePart } from '../../parts/parts.ts';

/** The rules for new passwords, with a list of common ones. Until they are loaded, only the server checks passwords. */
export const passwordRules = definePart(
  '../domain/account/password.ts',
  () => import('@elan/domain/account/password'),
);
