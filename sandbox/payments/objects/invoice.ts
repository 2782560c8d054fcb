import { premiumPriceCents } from '@elan/domain/subscription/plans';
import { newId } from './newId.ts';
import type { Period } from './period.ts';
import { premiumPrice } from './price.ts';
import type { Customer, Invoice, Subscription } from './shapes.ts';
import { itemOf } from './subscription.ts';

/** An open invoice for one period of a subscription, not yet tried. @param bill.now epoch seconds, as the period. */
export function createInvoice(bill: {
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly reason: 'subscription_create' | 'subscription_cycle';
  readonly period: Period;
  readonly now: number;
}): Invoice {
  const { customer, subscription, period, now } = bill;
  const id = newId('in');
  const quantity = itemOf(subscription).quantity ?? 1;
  const total = premiumPriceCents * quantity;
  return {
    id,
    object: 'invoice',
    account_country: 'CA',
    account_name: 'Élan',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: bill.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: premiumPrice.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: [lineOf(id, subscription, period, total, quantity)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: now,
    period_start: bill.reason === 'subscription_create' ? now : subscription.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
}

function lineOf(
  invoice: string,
  subscription: Subscription,
  period: Period,
  amount: number,
  quantity: number,
): Invoice['lines']['data'][number] {
  const item = itemOf(subscription);
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: premiumPrice.currency,
    description: 'Premium',
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: period.start, end: period.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: premiumPrice.id, product: premiumPrice.product },
      type: 'price_details',
      unit_amount_decimal: premiumPrice.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
