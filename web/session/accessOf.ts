import type { Access } from '@elan/domain/subscription/access';
import type { Me } from './me.ts';

/** @returns what the signed-in person may reach, as the rules take it. */
export function accessOf(me: Me): Access {
  const { hasAccess, isFounder, hasPremiumAccess, isAdmin } = me;
  const plan = isFounder ? 'founder' : hasPremiumAccess ? 'premium' : 'free';
  return { hasAccess, isFounder, hasPremiumAccess, isAdmin, plan };
}
