import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { putSubscription } from './subscription.ts';

export type PaymentCheck = ReturnType<typeof usePaymentCheck>;

/**
 * Asks the server to use the card that was chosen at the provider and to collect what is owed: once automatically on
 * return from there, marked by the URL until then, and again on request.
 */
export function usePaymentCheck() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isBack = useSearch({ strict: false }).card === 'updated';
  const check = useMutation({
    mutationFn: () => call(contract.collectPayment),
    onSuccess: (row) => putSubscription(client, row),
  });
  const { mutate } = check;
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isBack) return;
    // Deferred, so that an effect that is run and immediately cleaned up sends no request.
    const turn = setTimeout(() => {
      mutate();
      void navigate({
        to: '.',
        search: ({ card, ...rest }: { readonly card?: 'updated' }) => rest,
        hash: true,
        replace: true,
        resetScroll: false,
      });
    });
    return () => clearTimeout(turn);
  }, [isBack, mutate, navigate]);
  return {
    start: () => mutate(),
    isChecking: check.isPending,
    /** The current subscription; undefined until the check was requested. */
    row: check.data,
    failure: check.error,
    /** The element with the result: it takes the focus when the button disappears. */
    result,
  };
}
