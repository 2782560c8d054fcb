import { createHmac } from 'node:crypto';
import { secondsOf } from '../objects/seconds.ts';

/** How long an endpoint may take to answer, in milliseconds. */
const timeoutMs = 10_000;

/** @returns the header that proves who sent `payload`, and when (https://docs.stripe.com/webhooks/signature). */
export function signatureOf(payload: string, secret: string, now: Date): string {
  const timestamp = secondsOf(now);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

/** Posts one event. @returns the status that the endpoint answered with. @throws where it did not answer. */
export async function sendEvent(delivery: {
  readonly url: string;
  readonly event: object;
  readonly secret: string;
  readonly now: Date;
}): Promise<number> {
  const payload = JSON.stringify(delivery.event, null, 2);
  const response = await fetch(delivery.url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(payload, delivery.secret, delivery.now),
      'user-agent': 'Elan-Sandbox-Payments/1.0',
    },
    body: payload,
  });
  await response.body?.cancel();
  return response.status;
}
