import { randomUUID } from 'node:crypto';
import { keysOf, signatureOf } from '@elan/sandbox/standIns';
import { webhookPath } from '@elan/server/http/routes/webhook';
import { hostileBodies } from './hostileBodies.ts';
import type { Case } from './measuredCall.ts';

/** The maximum body that the webhook reads, in bytes. */
const largestBody = 1_048_576;

/**
 * @returns unsigned and badly signed events, which anyone can send, and correctly signed ones, which only the payment
 * provider can send.
 * @param authSecret the server's secret, from which the stand-in's keys are derived.
 */
export function* webhookCases(authSecret: string): Generator<Case> {
  const { webhookSecret } = keysOf(authSecret);
  const noSignature = '0'.repeat(64);
  const signatures: Readonly<Record<string, (body: string, now: Date) => string | undefined>> = {
    unsigned: () => undefined,
    'badly signed': (_body, now) => `t=${seconds(now)},v1=${noSignature}`,
    'with many signatures': (_body, now) => `t=${seconds(now)}${`,v1=${noSignature}`.repeat(200)}`,
    'with signatures of nothing': (_body, now) => `t=${seconds(now)}${',v1='.repeat(3_500)}`,
    'well signed': (body, now) => signatureOf(body, webhookSecret, now),
  };
  for (const hostile of [...hostileBodies('data'), largeEvent]) {
    for (const [signed, signatureFor] of Object.entries(signatures)) {
      yield {
        call: 'webhook',
        name: `${hostile.name}, ${signed}`,
        request: async () => {
          const body = hostile.of(largestBody);
          const signature = signatureFor(body, new Date());
          const headers = signature === undefined ? {} : { 'stripe-signature': signature };
          return { method: 'POST', path: webhookPath, token: '', body, headers };
        },
      };
    }
  }
}

/** An event about an unknown customer, with as many invoice lines as fit. */
const largeEvent = {
  name: 'an invoice of many lines',
  of: (bytes: number) => {
    const line = { id: 'il_1', object: 'line_item', amount: 2_900, description: 'Premium' };
    const length = Math.floor((bytes - 500) / (JSON.stringify(line).length + 1));
    return JSON.stringify({
      id: `evt_${randomUUID()}`,
      type: 'invoice.paid',
      created: seconds(new Date()),
      data: {
        object: {
          id: 'in_1',
          object: 'invoice',
          customer: 'cus_nobody',
          lines: Array.from({ length }, () => line),
        },
      },
    });
  },
};

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}
