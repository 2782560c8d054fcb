import type { SupportedAccount } from '@elan/domain/contract/admin';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/apiClient.ts';
import { type CallNamed, contract, type Endpoint } from '../../lib/contract.ts';

const auditKey = ['audit'] as const;

/** @returns the paginated query of the audit log, newest first. */
export function useAuditLog() {
  return useInfiniteQuery({
    queryKey: auditKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contract.listAudit, { query: { cursor: pageParam } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** @returns the search and its result: null if no account has the e-mail, undefined until a search succeeds. */
export function useSupportDesk() {
  const client = useQueryClient();
  const [found, show] = useState<SupportedAccount | null>();
  const search = useMutation({
    mutationFn: (email: string) => call(contract.findAccount, { body: { email } }),
    onMutate: () => show(undefined),
    onSuccess: ({ account }) => {
      show(account);
      void client.invalidateQueries({ queryKey: auditKey });
    },
  });
  /** Shows an account that an action has changed, unless another one was searched in the meantime. */
  const update = (changed: SupportedAccount) =>
    show((now) => (now?.id === changed.id ? changed : now));
  return { found, update, search };
}

export type Search = ReturnType<typeof useSupportDesk>['search'];

export type Act = 'cancel' | 'resume' | 'suspend' | 'restore' | 'lift';

type ActCall = CallNamed<
  'adminCancel' | 'adminResume' | 'adminSuspend' | 'adminRestore' | 'adminLiftLockout'
>;

const calls: Readonly<Record<Act, Endpoint<ActCall>>> = {
  cancel: contract.adminCancel,
  resume: contract.adminResume,
  suspend: contract.adminSuspend,
  restore: contract.adminRestore,
  lift: contract.adminLiftLockout,
};

/** @returns the mutation that runs an action, then calls `onDone` with the changed account. */
export function useAct(id: string, onDone: (account: SupportedAccount, act: Act) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: Act) => call(calls[act], { params: { id } }),
    onSuccess: ({ account }, act) => onDone(account, act),
    // A failed action may be in the log as well.
    onSettled: () => void client.invalidateQueries({ queryKey: auditKey }),
  });
}
