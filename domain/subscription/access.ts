import { comparableEmail } from '../account/emailForm.ts';
import type { PlanName } from './plans.ts';
import { givesPremium } from './status.ts';

/** What an account may access. The pages use it to show or hide buttons, and the server to enforce permissions. */
export interface Access {
  /** False only if an administrator suspended the account. */
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
  /** The subscription status last reported by the payment provider; null if there never was a subscription. */
  readonly subscriptionStatus: string | null;
}

/** The configured email lists, with each address in the form that `comparableEmail` returns. */
export interface EmailLists {
  readonly founders: ReadonlySet<string>;
  readonly admins: ReadonlySet<string>;
}

/** @returns whether an email is on one of the lists, regardless of whether it is confirmed. */
export function isListed(email: string, lists: EmailLists): boolean {
  const comparable = comparableEmail(email);
  return lists.founders.has(comparable) || lists.admins.has(comparable);
}

/**
 * @returns the access of an account. Founder and administrator depend on the email, which counts only if it is
 * confirmed (docs/product.md#founders-and-administrators). Founders and subscribers have Premium
 * (docs/product.md#premium). A suspended administrator loses administrator access.
 */
export function accessOf(account: AccountFacts, lists: EmailLists): Access {
  const email = comparableEmail(account.email);
  const isFounder = account.emailConfirmed && lists.founders.has(email);
  const isSubscribed =
    account.subscriptionStatus !== null && givesPremium(account.subscriptionStatus);
  return {
    hasAccess: !account.suspended,
    isFounder,
    hasPremiumAccess: isFounder || isSubscribed,
    isAdmin: account.emailConfirmed && !account.suspended && lists.admins.has(email),
    plan: isFounder ? 'founder' : isSubscribed ? 'premium' : 'free',
  };
}
