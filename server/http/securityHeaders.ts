import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What a page could ask a browser for: none of it is used here, nor is it for payments, which another site takes. */
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

/** What every reply carries, also one to a request that reaches no route. */
export const headersOfAnyReply = {
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'x-content-type-options': 'nosniff',
};

/**
 * The content policy of one page: its own inline scripts run, which `sources` name (a nonce, or their hashes), and no other.
 * @param policy of every reply, which has no word of scripts.
 */
export function allowInlineScripts(policy: string, sources: readonly string[]): string {
  return `${policy};script-src 'self' ${sources.map((source) => `'${source}'`).join(' ')}`;
}

/** Sets what tells browsers to be careful, on every reply. @param publicUrl decides what holds for https only. */
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
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headersOfAnyReply);
  });
}
