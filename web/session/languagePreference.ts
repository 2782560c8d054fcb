import type { Language } from '@elan/domain/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { meQuery } from './me.ts';

/**
 * Mutations in this scope run one after the other. Two quick changes of the language reach the server in their order,
 * and a page of the payment provider, which is in the account's language, opens after them.
 */
export const languageScope = { id: 'language' };

/** Saves the language with the account. If that fails, the choice still applies on this browser. */
export function useLanguagePreference() {
  const client = useQueryClient();
  return useMutation({
    scope: languageScope,
    mutationFn: (language: Language) => call(contract.savePreferences, { body: { language } }),
    onSuccess: ({ language }) =>
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, language }),
  });
}
