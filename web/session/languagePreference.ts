import type { Language } from '@elan/domain/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { meQuery } from './me.ts';

/**
 * Mutations in this scope run one after the other. Two quick language changes thus reach the server in order, and the
 * payment provider's page, which uses the account's language, opens after them.
 */
export const languageScope = { id: 'language' };

/** Saves the language in the account. If that fails, the choice still applies in this browser. */
export function useLanguagePreference() {
  const client = useQueryClient();
  return useMutation({
    scope: languageScope,
    mutationFn: (language: Language) => call(contract.savePreferences, { body: { language } }),
    onSuccess: ({ language }) =>
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, language }),
  });
}
