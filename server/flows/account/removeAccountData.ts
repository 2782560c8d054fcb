import { Failure } from '@elan/domain/failure';
import { asLanguage, defaultLanguage } from '@elan/domain/language';
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
    const customerId = await customerOf(services, accountId);
    if (customerId !== undefined) await services.payments.removeCustomer(customerId);
    const removal = await remove(services, accountId, customerId);
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
 * @returns the id of the user's customer at the payment provider, if any. If a first purchase is in progress or was
 *   interrupted, its customer is found or created.
 */
async function customerOf(services: Needs, accountId: string): Promise<string | undefined> {
  const { db } = services;
  const kept = await findCustomer(db, accountId);
  if (kept !== undefined || !(await findCheckout(db, accountId))) return kept;
  const person = await findAccountById(db, accountId);
  const language = asLanguage(person?.language) ?? defaultLanguage;
  return person && createCustomer(services, { ...person, language });
}

function remove(
  { db, clock, config, hashEmail, standInRecords }: Needs,
  accountId: string,
  customerId: string | undefined,
): Promise<Removal> {
  return db.transaction(async (tx) => {
    const removal = await removeAccount(tx, accountId, customerId, {
      hashEmail,
      standInRecords,
      now: clock.now(),
    });
    if (removal.outcome === 'removed') {
      const { publicUrl, supportEmail } = config;
      const hadBilling = customerId !== undefined;
      const mail = accountDeletedMail(removal.language, { publicUrl, supportEmail, hadBilling });
      await putMail(tx, removal.email, mail, clock.now());
    }
    return removal;
  });
}
