import type { Call } from '@elan/domain/contract/call';
import { type CallName, contract } from '@elan/domain/contract/contract';
import { isFailureCode } from '@elan/domain/failure';
import { failuresOf } from '@elan/server/http/openApi/failuresOfCalls';

const calls = Object.entries(contract).map(([name, call]: [string, Call]) => ({
  name: name as CallName,
  call,
  // A path without parameters takes precedence over one with a parameter in the same place.
  isFixed: !call.path.includes(':'),
  path: new RegExp(`^${call.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
}));
calls.sort((a, b) => Number(b.isFixed) - Number(a.isFixed));

/** Fails if the API document does not list this failure for the call. */
export function requireDescribed(method: string, path: string, code: unknown): void {
  const [bare = ''] = path.split('?');
  const found = calls.find((one) => one.call.method === method && one.path.test(bare));
  if (!found || !isFailureCode(code) || failuresOf(found.name, found.call).has(code)) return;
  throw new Error(
    `${found.name} answered ${code}: name it in server/http/openApi/failuresOfCalls.ts`,
  );
}
