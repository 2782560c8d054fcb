import Stripe from 'stripe';

/** A call that must be refused. @returns how it was, as the SDK tells it. */
export async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('not refused');
  const { statusCode, type, code, param, message } = error;
  return { statusCode, type, code, param, message };
}
