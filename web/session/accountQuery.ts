import { contract } from '@elan/domain/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';

/** The account's own data, always read again: a sign-in elsewhere may have changed it. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(contract.getAccount, undefined, { signal }),
});
