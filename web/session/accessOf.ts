import type { Access } from '@elan/domain/subscription/access';
import type { Me } from './me.ts';

/** @returns the access of the signed-in person, as input of the rules. */
export function accessOf(me: Me): Access {
  const { hasAccess, isFounder, hasPremiumAccess, isAdmin } = me;
  const plan = isFounder ? 'founder' : hasPremiumAccess ? 'premium' : 'free';
  return { hasAccess, isFounder, hasPremiumAccess, isAdmin, plan };
}
