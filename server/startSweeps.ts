import { endDeadGenerations } from './flows/endDeadGenerations.ts';
import { forgetMail } from './flows/forgetMail.ts';
import { forgetPaymentEvents } from './flows/forgetPaymentEvents.ts';
import { forgetSignInFailures } from './flows/forgetSignInFailures.ts';
import { reconcileSubscriptions } from './flows/reconcileSubscriptions.ts';
import type { Services } from './services.ts';

const sweepMs = 60_000;

/**
 * What every server does each minute, beside what it is asked: ends the generations of dead processes, reads
 * anew the subscriptions whose events may have been lost, and forgets failed sign-ins, old payment events, links
 * that are over and mails that were given up.
 * @param alone whether no other process can be alive on this database.
 * @returns stops it.
 */
export async function startSweeps(services: Services, alone: boolean): Promise<() => void> {
  const guarded = (work: Promise<void>, about: string): Promise<void> =>
    work.catch((error: unknown) => services.logError(error, about));
  await guarded(endDeadGenerations(services, alone), 'sweep');
  let reconciling = false;
  const timer = setInterval(() => {
    void guarded(endDeadGenerations(services), 'sweep');
    void guarded(forgetSignInFailures(services), 'sign-in failures');
    void guarded(forgetMail(services), 'mail');
    void guarded(forgetPaymentEvents(services), 'payment events');
    // A provider that answers slowly is not asked by a second round meanwhile.
    if (reconciling) return;
    reconciling = true;
    void guarded(reconcileSubscriptions(services), 'reconciling').finally(() => {
      reconciling = false;
    });
  }, sweepMs);
  return () => clearInterval(timer);
}
