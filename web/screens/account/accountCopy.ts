import type { account } from '../../copy/fr/account.ts';
import { ownCopy } from '../../copy/ownCopy.ts';

export type AccountCopy = typeof account;

/** @returns the texts of the account page in the page's language, loaded only there. */
export const useAccountCopy = ownCopy<AccountCopy>('account', {
  fr: async () => (await import('../../copy/fr/account.ts')).account,
  en: async () => (await import('../../copy/en/account.ts')).account,
});
