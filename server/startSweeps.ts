import { emptyBins } from './flows/emptyBins.ts';
import { endDeadGenerations } from './flows/endDeadGenerations.ts';
import { finishDeletions } from './flows/finishDeletions.ts';
import { forgetMail } from './flows/forgetMail.ts';
import { forgetPaymentEvents } from './flows/forgetPaymentEvents.ts';
import { forgetSessions } from './flows/forgetSessions.ts';
import { forgetSignInFailures } from './flows/forgetSignInFailures.ts';
import { forgetUnconfirmed } from './flows/forgetUnconfirmed.ts';
import { reconcileSubscriptions } from './flows/reconcileSubscriptions.ts';
import type { Services } from './services.ts';

const sweepMs = 60_000;

/**
 * What every server does each minute, beside what it is asked: ends the generations of dead processes, carries
 * on with deletions that they left, reads anew the subscriptions whose events may have been lost, and forgets
 * failed sign-ins, old payment events, sessions and links that are over, mails that were given up, addresses
 * that were never confirmed and what lay in recycle bins for too long.
 * @param alone whether no other process can be alive on this database.
 * @returns stops it.
 */
export async function startSweeps(services: Services, alone: boolean): Promise<() => void> {
  const guarded = (work: Promise<void>, about: string): Promise<void> =>
    work.catch((error: unknown) => services.logError(error, about));
  await guarded(endDeadGenerations(services, alone), 'sweep');
  const reconcile = oneRoundAtATime(() => guarded(reconcileSubscriptions(services), 'reconciling'));
  const finish = oneRoundAtATime(() => guarded(finishDeletions(services), 'deletions'));
  const timer = setInterval(() => {
    void guarded(endDeadGenerations(services), 'sweep');
    void guarded(forgetSignInFailures(services), 'sign-in failures');
    void guarded(forgetMail(services), 'mail');
    void guarded(forgetSessions(services), 'sessions');
    void guarded(forgetUnconfirmed(services), 'unconfirmed accounts');
    void guarded(forgetPaymentEvents(services), 'payment events');
    void guarded(emptyBins(services), 'recycle bins');
    finish();
    reconcile();
  }, sweepMs);
  // A payment provider that does not answer keeps no server from its start.
  if (alone) void guarded(finishDeletions(services, alone), 'deletions');
  return () => clearInterval(timer);
}

/** A provider that answers slowly is not asked by a second round meanwhile. */
function oneRoundAtATime(round: () => Promise<void>): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    void round().finally(() => {
      running = false;
    });
  };
}
