import type { PlanName } from './plans.ts';

/** What an account may reach; the same answer draws the buttons and guards the server. */
export interface Access {
  /** False only when an administrator suspended the account. */
  readonly hasAccess: boolean;
  readonly isFounder: boolean;
  readonly hasPremiumAccess: boolean;
  readonly isAdmin: boolean;
  readonly plan: PlanName;
}

export interface AccountFacts {
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly suspended: boolean;
}

/** The configured lists, lowercased. */
export interface EmailLists {
  readonly founders: ReadonlySet<string>;
  readonly admins: ReadonlySet<string>;
}

/** Founder and admin follow the e-mail, and only a confirmed one counts (decision D4). */
export function accessOf(account: AccountFacts, lists: EmailLists): Access {
  const email = account.email.toLowerCase();
  const isFounder = account.emailConfirmed && lists.founders.has(email);
  return {
    hasAccess: !account.suspended,
    isFounder,
    hasPremiumAccess: isFounder,
    isAdmin: account.emailConfirmed && lists.admins.has(email),
    plan: isFounder ? 'founder' : 'free',
  };
}
