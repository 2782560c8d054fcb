import type { Language } from '@elan/domain/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { meQuery } from './me.ts';

/**
 * Mutations in this scope run one after the other, so quick language changes reach the server in order. The payment
 * provider's page uses the account's language, so opening it also waits for them.
 */
export const languageScope = { id: 'language' };

/** @returns the mutation that saves the language in the account. If it fails, this browser keeps the choice. */
export function useLanguagePreference() {
  const client = useQueryClient();
  return useMutation({
    scope: languageScope,
    mutationFn: (language: Language) => call(contract.savePreferences, { body: { language } }),
    onSuccess: ({ language }) =>
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, language }),
  });
}
