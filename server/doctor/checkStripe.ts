import { examineStripe } from '../adapters/payments/examineStripe.ts';
import type { Config } from '../config/config.ts';
import { webhookPath } from '../http/routes/webhook.ts';
import { ConfigError } from '../lib/configError.ts';
import { reasonOf } from './reason.ts';

/** Time limit for all calls together, in milliseconds. */
const answerMs = 20_000;

/**
 * Checks the price, the webhook endpoint and the customer portal at Stripe.
 * @returns a message with the mode, the price and any notes, or that Stripe is not configured.
 * @throws ConfigError that names the wrong settings, or if Stripe does not respond.
 */
export async function checkStripe({ payments, publicUrl }: Config): Promise<string> {
  if (payments === undefined) return 'STRIPE_SECRET_KEY is not set: the stand-in sells';
  const deadline = AbortSignal.timeout(answerMs);
  const { problems, notes } = await examineStripe(
    payments,
    publicUrl + webhookPath,
    deadline,
  ).catch((error: unknown) => {
    const variable = payments.apiBase === undefined ? 'Stripe' : 'STRIPE_API_BASE: its host';
    throw new ConfigError(`${variable} does not answer (${reasonOf(error)})`);
  });
  if (problems.length > 0) throw new ConfigError(problems.join('; '));
  const mode = payments.kind === 'live' ? 'live mode' : 'test mode';
  return [`${mode}, the price is 16.99 CAD a month`, ...notes].join('; ');
}
