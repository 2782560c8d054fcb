import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../copy/copy.ts';
import { accountQuery } from '../session/accountQuery.ts';
import { useMe } from '../session/me.ts';

/**
 * Says that an earlier account of the address used free generations, where none is left: a new account would begin at its
 * limit without a reason. Nothing is asked of the server before.
 */
export function CarriedGenerations({ className = '' }: { readonly className?: string }) {
  const { isFounder, hasPremiumAccess, aiUsage } = useMe();
  const isSpent = !isFounder && !hasPremiumAccess && aiUsage.used >= aiUsage.limit;
  const account = useQuery({ ...accountQuery, enabled: isSpent }).data;
  const { subscription } = useCopy();
  if (!isSpent || !account || account.carriedGenerations === 0) return null;
  return <p className={className}>{subscription.carried(account.carriedGenerations)}</p>;
}
