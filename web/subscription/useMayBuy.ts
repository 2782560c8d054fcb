import { decideCheckout } from '@elan/domain/subscription/decideCheckout';
import { accessOf } from '../session/accessOf.ts';
import { useMe } from '../session/me.ts';

/** @returns whether to offer Premium: not to a person who has it, nor to a suspended account. */
export function useMayBuy(): boolean {
  const me = useMe();
  return !me.hasPremiumAccess && decideCheckout(accessOf(me), null).allowed;
}
