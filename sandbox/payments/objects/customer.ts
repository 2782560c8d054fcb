import { randomBytes } from 'node:crypto';
import { newId } from './newId.ts';
import type { Customer } from './shapes.ts';

/** What a customer may be made of. */
export interface CustomerFields {
  readonly email: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly phone: string | null;
  readonly preferred_locales: string[];
  readonly metadata: Record<string, string>;
}

/** @param now epoch seconds. */
export function createCustomer(fields: CustomerFields, now: number): Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    discount: null,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    next_invoice_sequence: 1,
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...fields,
  };
}
