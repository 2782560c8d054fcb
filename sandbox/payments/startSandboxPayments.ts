import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StandInNeeds, StandInPayments } from '@elan/server/standIns';
import { answerApi } from './api/answerApi.ts';
import { tick } from './billing/tick.ts';
import { keysOf } from './keys.ts';
import { premiumPriceId } from './objects/price.ts';
import { createTurns } from './turns.ts';
import { deliverDue, usualRetryDelaysMs } from './webhooks/deliver.ts';

/** How often it looks for what is due, in milliseconds. */
const turnMs = 1_000;

export interface SandboxPayments extends StandInPayments {
  /** Ends after the delivery under way and frees the port. */
  close(): Promise<void>;
}

/**
 * Starts the stand-in for Stripe: a payment provider on loopback, on a port of its own, that speaks the
 * official SDK's protocol. Its state is in the database, so that it survives restarts and several
 * servers share it; people pay on the pages of `pages.ts`, where no money moves.
 */
export async function startSandboxPayments(options: StandInNeeds): Promise<SandboxPayments> {
  const { db, clock, publicUrl, onError } = options;
  const keys = keysOf(options.secret);
  const retryDelaysMs = options.retryDelaysMs ?? usualRetryDelaysMs;
  let webhookUrl: string | undefined;
  const turns = createTurns(async (stopped) => {
    await tick({ db, clock, onError });
    while (webhookUrl !== undefined && !stopped()) {
      const url = webhookUrl;
      const secret = keys.webhookSecret;
      if (!(await deliverDue({ db, clock, retryDelaysMs, url, secret, stopped }))) return;
    }
  }, onError);

  const server = createServer(
    answerApi({ db, clock, publicUrl, onError, secretKey: keys.secretKey, onChange: turns.nudge }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const timer = setInterval(turns.nudge, turnMs);
  const { port } = server.address() as AddressInfo;
  return {
    ...keys,
    apiBase: `http://127.0.0.1:${port}`,
    priceId: premiumPriceId,
    deliverTo(url) {
      webhookUrl = url;
      turns.nudge();
    },
    tick: turns.next,
    async close() {
      clearInterval(timer);
      await turns.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
