import { comparableEmail } from '../account/emailForm.ts';
import type { PlanName } from './plans.ts';
import { givesPremium } from './status.ts';

/** What an account may access; used both to show the buttons and to guard the server. */
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
  /**
   * The status of the account's subscription, as the payment provider last reported it; null if
   * there never was one.
   */
  readonly subscriptionStatus: string | null;
}

/** The configured lists, in the form of `comparableEmail`. */
export interface EmailLists {
  readonly founders: ReadonlySet<string>;
  readonly admins: ReadonlySet<string>;
}

/** @returns whether an email is on one of the lists, confirmed or not. */
export function isListed(email: string, lists: EmailLists): boolean {
  const comparable = comparableEmail(email);
  return lists.founders.has(comparable) || lists.admins.has(comparable);
}

/**
 * Founder and admin depend on the email, and only a confirmed one counts (docs/product.md#founders-and-administrators); Premium
 * depends on the subscription (docs/product.md#premium). A suspended administrator has no support
 * desk.
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
