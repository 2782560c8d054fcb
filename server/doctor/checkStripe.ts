import { examineStripe } from '../adapters/payments/examineStripe.ts';
import type { Config } from '../config/config.ts';
import { webhookPath } from '../http/routes/webhook.ts';
import { ConfigError } from '../lib/configError.ts';
import { reasonOf } from './reason.ts';

/** For all its calls together, in milliseconds. */
const answerMs = 20_000;

/**
 * Asks Stripe for the price, the endpoint for events and the customer portal.
 * @returns what answers. @throws ConfigError with the settings that are wrong.
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
