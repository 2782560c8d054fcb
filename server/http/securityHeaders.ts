import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Browser features that no page uses. These include `payment`, since payments are made on another site. */
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

/** Headers of every reply, including replies to requests that match no route. */
const headersOfAnyReply = {
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'x-content-type-options': 'nosniff',
};

/** HSTS: browsers use only https for this site and its subdomains during this time, in seconds. */
const transportSecurity = { maxAge: 31_536_000, includeSubDomains: true };

/**
 * @returns the headers for replies that are written without a route, such as to invalid HTTP.
 * @param publicUrl if it uses https, HSTS is added.
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
 * @param policy the default content policy, which allows no inline scripts.
 * @param sources a nonce, or the hashes of the inline scripts that may run.
 * @returns the content policy of one page.
 */
export function allowInlineScripts(policy: string, sources: readonly string[]): string {
  return `${policy};script-src 'self' ${sources.map((source) => `'${source}'`).join(' ')}`;
}

/**
 * Sets the security headers on every reply.
 * @param publicUrl if it uses https, the headers for https are added.
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
        // Dossier pages are fetched by scripts, to handle errors, and displayed from blob URLs.
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
    // SVG is the only text type that would otherwise be sent without a charset.
    const svg = 'image/svg+xml';
    if (reply.getHeader('content-type') === svg) reply.type(`${svg}; charset=utf-8`);
  });
}
