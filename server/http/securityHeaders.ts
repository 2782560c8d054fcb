import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Browser features that no page here uses; the payment one is not needed either, since another site
 * takes payments.
 */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every reply, even to a request that reaches no route. */
const headersOfAnyReply = {
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'x-content-type-options': 'nosniff',
};

/** As long as browsers remember that a site is on https only, and its subdomains with it. */
const transportSecurity = { maxAge: 31_536_000, includeSubDomains: true };

/**
 * The headers of a reply that is written without a route, to a request that is not valid HTTP or whose path cannot be decoded.
 * @param publicUrl decides whether those for https are sent.
 */
export function headersWithoutRoute(publicUrl: string): Record<string, string> {
  return {
    ...headersOfAnyReply,
    'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    ...(publicUrl.startsWith('https:')
      ? {
          'strict-transport-security': `max-age=${transportSecurity.maxAge}; includeSubDomains`,
        }
      : {}),
  };
}

/**
 * @param policy the content policy of every reply, which allows no inline script.
 * @param sources a nonce, or the hashes of the page's inline scripts: no others run.
 * @returns the content policy of one page.
 */
export function allowInlineScripts(policy: string, sources: readonly string[]): string {
  return `${policy};script-src 'self' ${sources.map((source) => `'${source}'`).join(' ')}`;
}

/**
 * Sets the security headers on every reply. @param publicUrl decides whether those for https are
 * sent.
 */
export async function setSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // The pages of a dossier are read with their failures, and shown from memory.
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure && transportSecurity,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headersOfAnyReply);
  });
  app.addHook('onSend', async (_request, reply) => {
    // The only text that we send without a charset otherwise.
    const svg = 'image/svg+xml';
    if (reply.getHeader('content-type') === svg) reply.type(`${svg}; charset=utf-8`);
  });
}
