import { contract } from '@elan/domain/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';

/** What is known of the account itself; a sign-in elsewhere may have changed it since. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(contract.getAccount, undefined, { signal }),
});
