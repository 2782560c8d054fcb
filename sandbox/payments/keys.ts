import { createHmac } from 'node:crypto';

export interface Keys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** The provider's keys, so that every server with the same secret has the same ones and none gives the secret away. */
export function keysOf(secret: string): Keys {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`sandbox payments: ${purpose}`).digest('hex');
  return {
    secretKey: `sk_test_sandbox_${derive('API key').slice(0, 40)}`,
    webhookSecret: `whsec_${derive('webhook signature')}`,
  };
}
