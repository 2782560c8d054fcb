import { Failure } from '@elan/domain/failure';
import { accountDeletedMail } from '../../mails/accountDeleted.ts';
import { forOneAction, type Services } from '../../services.ts';
import { type Removal, removeAccount } from '../../store/accounts/removeAccount.ts';
import { findCheckout } from '../../store/billing/checkouts.ts';
import { findCustomer } from '../../store/billing/customers.ts';
import { putMail } from '../../store/outbox.ts';
import { findAccountById } from '../../store/support.ts';
import { createCustomer } from '../billing/ensureStripeCustomer.ts';

type Needs = Pick<
  Services,
  'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'runs' | 'hashEmail' | 'standInRecords'
>;

/**
 * Carries out a requested deletion: ends billing at the payment provider, then removes the account and queues an email
 * to the user, in one transaction. May be repeated after an attempt that failed or was interrupted.
 * @returns false if the request was cancelled in the meantime; no row was removed.
 * @throws Failure `payments_unavailable` or the provider's reason for refusing; no row was removed.
 */
export async function removeAccountData(given: Needs, accountId: string): Promise<boolean> {
  const services = forOneAction(given);
  for (;;) {
    const customerIds = await customersOf(services, accountId);
    for (const id of customerIds) await services.payments.removeCustomer(id);
    const removal = await remove(services, accountId, customerIds);
    // A customer created in the meantime could still be charged, so repeat.
    if (removal.outcome === 'other_customer') continue;
    if (removal.outcome === 'removed') {
      for (const id of removal.running)
        services.runs.find(id)?.end(new Failure('generation_stopped'));
      services.outbox.nudge();
    }
    return removal.outcome !== 'taken_back';
  }
}

/**
 * @returns the ids of the user's customers at the payment provider, including any whose creation failed here after the
 *   provider had created them; none if the user never tried to buy.
 */
async function customersOf(services: Needs, accountId: string): Promise<readonly string[]> {
  const { db, clock, payments } = services;
  const kept = await findCustomer(db, accountId);
  const checkout = await findCheckout(db, accountId);
  const person = await findAccountById(db, accountId);
  if (!person || (kept === undefined && checkout === undefined)) return [];
  const isUnderWay = checkout?.url === null && checkout.expiresAt > clock.now();
  // The same idempotency key makes an attempt that is still under way get the customer that is removed here.
  if (kept === undefined && isUnderWay) await createCustomer(services, person);
  const found = await payments.findCustomers({ accountId, email: person.email });
  return [...new Set(kept === undefined ? found : [kept, ...found])];
}

function remove(
  { db, clock, config, hashEmail, standInRecords }: Needs,
  accountId: string,
  customerIds: readonly string[],
): Promise<Removal> {
  return db.transaction(async (tx) => {
    const removal = await removeAccount(tx, accountId, customerIds, {
      hashEmail,
      standInRecords,
      now: clock.now(),
    });
    if (removal.outcome === 'removed') {
      const { publicUrl, supportEmail } = config;
      const hadBilling = customerIds.length > 0;
      const mail = accountDeletedMail(removal.language, { publicUrl, supportEmail, hadBilling });
      await putMail(tx, removal.email, mail, clock.now());
    }
    return removal;
  });
}
