import { currency } from '@elan/domain/money';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import type { Plan, Price } from './shapes.ts';

/** The one price that the provider knows. */
export const premiumPriceId = 'price_elan_premium_monthly';

const product = 'prod_elan_premium';
const code = currency.code.toLowerCase();
/** 22 June 2025, when the terms took effect: the price has been there ever since. */
const created = 1_750_550_400;

export const premiumPrice: Price = {
  id: premiumPriceId,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency: code,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: 'Premium',
  product,
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'exclusive',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: premiumPriceCents,
  unit_amount_decimal: String(premiumPriceCents),
};

/** The same in the older form, which subscriptions still carry. */
export const premiumPlan: Plan = {
  id: premiumPriceId,
  object: 'plan',
  active: true,
  amount: premiumPriceCents,
  amount_decimal: String(premiumPriceCents),
  billing_scheme: 'per_unit',
  created,
  currency: code,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: 'Premium',
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
};
