import type { Language } from '@elan/domain/language';
import { queryOptions } from '@tanstack/react-query';
import { twoFactor as en } from '../../../copy/en/twoFactor.ts';
import { twoFactor as fr } from '../../../copy/fr/twoFactor.ts';
import { useLanguage } from '../../../copy/language.tsx';
import { call } from '../../../lib/apiClient.ts';
import { contract } from '../../../lib/contract.ts';

type TwoFactorCopy = typeof fr;

const texts: Readonly<Record<Language, TwoFactorCopy>> = { fr, en };

/** @returns the texts about two-factor sign-in in the page's language. */
export function useTwoFactorCopy(): TwoFactorCopy {
  return texts[useLanguage().language];
}

/** Whether two-factor sign-in is on, and the number of recovery codes left. */
export const twoFactorQuery = queryOptions({
  queryKey: ['twoFactor'],
  queryFn: ({ signal }) => call(contract.getTwoFactor, undefined, { signal }),
});
