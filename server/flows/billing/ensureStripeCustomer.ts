import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { keepCustomer } from '../../store/customers.ts';

/** Whom a customer is made of. */
export type NewCustomer = Pick<Account, 'id' | 'email' | 'language'>;

/**
 * Makes a person a customer of the payment provider; asked again, it is the same one.
 * @param gone the customer they were, whom the provider has no more: the same is not asked for again.
 * @returns its id.
 */
export function createCustomer(
  { payments }: Pick<Services, 'payments'>,
  { id, email, language }: NewCustomer,
  gone?: string,
): Promise<string> {
  const key = ['customer', id, language, ...(gone === undefined ? [] : ['after', gone])];
  return payments.createCustomer({ userId: id, email, language, key: key.join('-') });
}

/**
 * Makes a person a customer and keeps it. Where the account is to be deleted, nothing of it stays at the provider.
 * @throws Failure `deletion_under_way`, or what the provider refused it for.
 */
export async function ensureStripeCustomer(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'logError'>,
  person: NewCustomer,
  gone?: string,
): Promise<string> {
  const { db, payments, clock } = services;
  const customerId = await createCustomer(services, person, gone);
  const customer = { userId: person.id, customerId, provider: payments.kind };
  const kept = await keepCustomer(db, customer, clock.now());
  if (kept !== undefined) return kept;
  await payments
    .removeCustomer(customerId)
    .catch((error: unknown) => services.logError(error, 'removing a customer', { customerId }));
  throw new Failure('deletion_under_way');
}
