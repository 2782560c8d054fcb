import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { putSubscription } from './subscription.ts';

export type PaymentCheck = ReturnType<typeof usePaymentCheck>;

/**
 * Requests that the server use the card chosen at the payment provider and collect the amount due. This happens once
 * automatically on return from the provider, which a URL parameter marks, and on demand.
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
    // Deferred, so that an effect that is cleaned up immediately sends no request.
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
    /** The subscription as returned by the last check; undefined until it succeeds. */
    row: check.data,
    failure: check.error,
    /** The element with the result, which takes the focus when the button disappears. */
    result,
  };
}
