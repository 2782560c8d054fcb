import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../copy/copy.ts';
import { accountQuery, useMe } from '../session/me.ts';

/**
 * Explains a new account without free generations: an earlier account with the same e-mail used them. The server is
 * asked only where none is left.
 */
export function CarriedGenerations({ className = '' }: { readonly className?: string }) {
  const { isFounder, hasPremiumAccess, aiUsage } = useMe();
  const isSpent = !isFounder && !hasPremiumAccess && aiUsage.used >= aiUsage.limit;
  const account = useQuery({ ...accountQuery, enabled: isSpent }).data;
  const { subscription } = useCopy();
  if (!isSpent || !account || account.carriedGenerations === 0) return null;
  return <p className={className}>{subscription.carried(account.carriedGenerations)}</p>;
}
