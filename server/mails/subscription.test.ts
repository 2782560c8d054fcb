import { languages } from '@elan/domain/language';
import { noticesOf } from '@elan/domain/subscription/notices';
import { givesPremium } from '@elan/domain/subscription/status';
import { describe, expect, it } from 'vitest';
import { subscriptionMail } from './subscription.ts';

const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];
const access =
  /vous gardez tous les modules|abonnement Premium continue|you keep every module|subscription continues/;
const now = new Date('2026-11-22T15:00:00Z');
const facts = {
  endsAt: null,
  now,
  publicUrl: 'https://elan.example',
  supportEmail: 's@elan.example',
};

describe.each(languages)('the mail about a cancellation in %s', (language) => {
  it.each(statuses)('promises access only where it is given: %s', (status) => {
    for (const cancelAtPeriodEnd of [true, false]) {
      const after = { subscriptionId: 'sub_1', status, cancelAtPeriodEnd };
      const before = { ...after, cancelAtPeriodEnd: !cancelAtPeriodEnd };
      const mails = noticesOf(before, after).map((one) => subscriptionMail(one, language, facts));
      expect(mails).toHaveLength(1);
      expect(access.test(mails[0]?.text ?? '')).toBe(givesPremium(status));
    }
  });
});
