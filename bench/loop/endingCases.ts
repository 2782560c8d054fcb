import { contract } from '@elan/domain/contract/contract';
import type { LeavingAccounts } from './leaving.ts';
import type { Case } from './measuredCall.ts';

/** Calls that can succeed only once per account, session or project, so each attempt uses another account. */
export function* endingCases({ full, signedIn }: LeavingAccounts): Generator<Case> {
  yield ending('signOut', full, ({ otherToken }) => ({ token: otherToken }));
  yield ending('signOutEverywhere', signedIn, ({ token }) => ({ token }));
  yield ending('removeProject', full, ({ token, inBin }) => ({ token, id: inBin }));
  const body = JSON.stringify({ confirm_deletion: true });
  yield ending('deleteAccount', full, ({ token }) => ({ token, body }));
}

function ending<One>(
  call: 'signOut' | 'signOutEverywhere' | 'removeProject' | 'deleteAccount',
  accounts: readonly One[],
  how: (one: One) => { readonly token: string; readonly id?: string; readonly body?: string },
): Case {
  const { method, path } = contract[call];
  const rest = accounts.values();
  return {
    call,
    name: 'goes through, of a full account',
    request: async () => {
      const { value: next } = rest.next();
      if (next === undefined) return undefined;
      const { token, id = '', body } = how(next);
      return { method, path: path.replace(':id', id), token, body };
    },
  };
}
