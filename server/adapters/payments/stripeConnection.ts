import { Failure } from '@elan/domain/failure';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../../config/config.ts';
import { traced } from '../../lib/traces.ts';

/**
 * Timeout of one attempt of a call, including its body, in milliseconds. Two attempts that hang fit within an action's
 * deadline. The SDK's default is 80 seconds.
 */
const attemptMs = 4_000;

/**
 * Creates a client of the official SDK whose requests are aborted at the deadline, even while a reply is being read. It
 * follows no redirects, so the secret key is sent only to the configured host.
 */
export function connectStripe(
  { secretKey, apiBase }: Pick<PaymentsConfig, 'secretKey' | 'apiBase'>,
  deadline: AbortSignal,
): Stripe {
  return new Stripe(secretKey, {
    ...placeOf(apiBase),
    timeout: attemptMs,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Élan' },
    httpClient: Stripe.createFetchHttpClient(
      (input: string | URL | Request, init: RequestInit = {}) => {
        const signals = [deadline, ...(init.signal ? [init.signal] : [])];
        const send = () =>
          fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) });
        const method = init.method ?? 'GET';
        return traced(
          `Stripe ${method} ${kindIn(input)}`,
          'client',
          { 'http.request.method': method },
          send,
        );
      },
    ),
  });
}

/**
 * @returns the kind of object that a call concerns, such as `customers`. The rest of the path contains ids, so it is
 *   left out.
 */
function kindIn(input: string | URL | Request): string {
  const url = input instanceof Request ? input.url : String(input);
  return /\/v1\/([a-z_]+)/.exec(url)?.[1] ?? '';
}

function placeOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
  };
}

type Call = (...input: never[]) => Promise<unknown>;

/**
 * Wraps calls to enforce the deadline, since the SDK ignores it while pausing between attempts.
 * @returns the same calls; after the deadline, each rejects with Failure `payments_unavailable`.
 */
export function withinDeadline<Calls extends { readonly [Name in keyof Calls]: Call }>(
  calls: Calls,
  deadline: AbortSignal,
): Calls {
  const bounded = Object.entries<Call>(calls).map(([name, call]) => [
    name,
    (...input: never[]) => {
      const over = Promise.withResolvers<never>();
      const end = () => over.reject(tooLate(deadline.reason));
      if (deadline.aborted) end();
      deadline.addEventListener('abort', end, { once: true });
      return Promise.race([over.promise, ...(deadline.aborted ? [] : [call(...input)])]).finally(
        () => deadline.removeEventListener('abort', end),
      );
    },
  ]);
  return Object.fromEntries(bounded) as Calls;
}

function tooLate(cause: unknown): Failure {
  return new Failure('payments_unavailable', { cause });
}
