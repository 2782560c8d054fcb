import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { keepCustomer } from '../../store/billing/customers.ts';

/** The user for whom a customer is created. */
export type NewCustomer = Pick<Account, 'id' | 'email'>;

/**
 * Creates a user's customer at the payment provider. The idempotency key makes a call repeated soon after return the
 * same customer.
 * @param formerCustomerId the user's previous customer, deleted at the provider, which must not be returned.
 * @returns the customer id.
 */
export function createCustomer(
  { payments }: Pick<Services, 'payments'>,
  { id, email }: NewCustomer,
  formerCustomerId?: string,
): Promise<string> {
  const after = formerCustomerId === undefined ? '' : `-after-${formerCustomerId}`;
  return payments.createCustomer({ accountId: id, email, key: `customer-${id}${after}` });
}

/**
 * Creates a user's customer and stores it. If the account is being deleted, removes the customer at the provider again.
 * @returns the id of the stored customer, which a concurrent call may have created.
 * @throws Failure `deletion_under_way`, or the provider's reason for refusing.
 */
export async function ensureStripeCustomer(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'logError'>,
  person: NewCustomer,
  formerCustomerId?: string,
): Promise<string> {
  const { db, payments, clock } = services;
  const customerId = await createCustomer(services, person, formerCustomerId);
  const customer = { accountId: person.id, customerId, provider: payments.kind };
  const kept = await keepCustomer(db, customer, clock.now());
  if (kept !== undefined) return kept;
  await payments
    .removeCustomer(customerId)
    .catch((error: unknown) => services.logError(error, 'removing a customer', { customerId }));
  throw new Failure('deletion_under_way');
}
