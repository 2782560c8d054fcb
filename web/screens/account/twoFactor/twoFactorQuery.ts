import { queryOptions } from '@tanstack/react-query';
import { twoFactor as en } from '../../../copy/en/twoFactor.ts';
import { twoFactor as fr } from '../../../copy/fr/twoFactor.ts';
import { textsHere } from '../../../copy/ownCopy.ts';
import { call } from '../../../lib/apiClient.ts';
import { contract } from '../../../lib/contract.ts';

/** @returns the texts about two-factor sign-in in the page's language. */
export const useTwoFactorCopy = textsHere({ fr, en });

/** Whether two-factor sign-in is on, and the number of recovery codes left. */
export const twoFactorQuery = queryOptions({
  queryKey: ['twoFactor'],
  queryFn: ({ signal }) => call(contract.getTwoFactor, undefined, { signal }),
});
