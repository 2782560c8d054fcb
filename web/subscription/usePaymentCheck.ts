import { contract } from '@elan/domain/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { call } from '../lib/apiClient.ts';
import { putSubscription } from './subscription.ts';

export type PaymentCheck = ReturnType<typeof usePaymentCheck>;

/**
 * Has the server take over the card that was chosen at the provider and ask for what is owed: once by itself on
 * the way back from there, which the address tells until then, and when told to.
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
    // In its turn, so that an effect that is run and taken back asks nothing.
    const turn = setTimeout(() => {
      mutate();
      void navigate({
        to: '.',
        search: ({ card, ...rest }) => rest,
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
    /** How it stands now; undefined until it was asked. */
    row: check.data,
    failure: check.error,
    /** Where it is said: it takes the focus of a button that asked and has left. */
    result,
  };
}
