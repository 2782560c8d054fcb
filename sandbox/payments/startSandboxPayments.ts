import { createHmac } from 'node:crypto';
import type { StandInNeeds, StandInPayments } from '@elan/server/standIns';
import { listen } from '../loopback.ts';
import { serveApi } from './api/server.ts';
import { runDue } from './billing/runDue.ts';
import { premiumPrice } from './objects.ts';
import { deliverDue, usualRetryDelaysMs } from './webhooks.ts';

/** Time between two checks for due work, in milliseconds. */
const intervalMs = 1_000;

export interface SandboxPayments extends StandInPayments {
  /** Stops after the current delivery, and frees the port. */
  close(): Promise<void>;
}

/**
 * Derives the provider's keys from the secret, so that servers with the same secret have the same keys. The keys do not
 * reveal the secret.
 */
export function keysOf(secret: string): { secretKey: string; webhookSecret: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`sandbox payments: ${purpose}`).digest('hex');
  return {
    secretKey: `sk_test_sandbox_${derive('API key').slice(0, 40)}`,
    webhookSecret: `whsec_${derive('webhook signature')}`,
  };
}

/**
 * Starts the stand-in for Stripe: a payment provider on its own loopback port that speaks the official SDK's protocol.
 * Its state is in the database, so it survives restarts and several servers share it. Users pay on the pages in
 * `pages/routes.ts`, where no money moves.
 */
export async function startSandboxPayments(options: StandInNeeds): Promise<SandboxPayments> {
  const { db, clock, publicUrl, onError, retryDelaysMs = usualRetryDelaysMs } = options;
  const { secretKey, webhookSecret } = keysOf(options.secret);
  let webhookUrl: string | undefined;
  let isClosing = false;
  let isScheduled = false;
  let last: Promise<unknown> = Promise.resolve();

  const work = async (): Promise<void> => {
    isScheduled = false;
    if (isClosing) return;
    await runDue({ db, clock, onError });
    const stopped = () => isClosing;
    while (webhookUrl !== undefined && !isClosing) {
      const endpoint = { db, clock, retryDelaysMs, secret: webhookSecret, stopped };
      if (!(await deliverDue({ ...endpoint, url: webhookUrl }))) return;
    }
  };
  /** Runs one at a time, since concurrent runs would only wait for each other's locks. */
  const tick = (): Promise<void> => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };
  const schedule = () => {
    if (isScheduled || isClosing) return;
    isScheduled = true;
    tick().catch(onError);
  };

  const api = serveApi({ db, clock, publicUrl, onError, secretKey, onChange: schedule });
  const server = await listen(api);
  const timer = setInterval(schedule, intervalMs);
  return {
    secretKey,
    webhookSecret,
    apiBase: server.origin,
    priceId: premiumPrice.id,
    deliverTo(url) {
      webhookUrl = url;
      schedule();
    },
    tick,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await last;
      await server.close();
    },
  };
}
