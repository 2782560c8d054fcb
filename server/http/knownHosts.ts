import { isIP } from 'node:net';
import { Failure } from '@elan/domain/failure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

type Names = Pick<Config, 'publicUrl' | 'host'>;

/** @returns the hosts that the settings name: those of `PUBLIC_URL` and `HOST`. */
export function configuredHosts({ publicUrl, host }: Names): string[] {
  return [new URL(publicUrl).hostname, hostnameIn(host) ?? ''].filter((name) => name !== '');
}

/**
 * Refuses a host name that the settings do not name. Where a stand-in runs, pages such as the mailbox are open to everyone who
 * reaches the server. A page of another site reaches it too, once the site's own name resolves to this machine (DNS rebinding), and its
 * browser then sends that name. Numeric addresses and loopback names cannot be made to resolve elsewhere, so they stay open: to phones
 * in the same network, and to health checks.
 */
export function refuseUnknownHosts(app: FastifyInstance, names: Names): void {
  const configured = new Set(configuredHosts(names));
  app.addHook('onRequest', async ({ raw }) => {
    // Only of HTTP/1.0, which no browser speaks. The header that a proxy adds is not used: a page can send that one itself.
    const { host } = raw.headers;
    if (host !== undefined && !isKnown(hostnameIn(host), configured)) {
      throw new Failure('unknown_host');
    }
  });
}

function isKnown(name: string | undefined, configured: ReadonlySet<string>): boolean {
  if (name === undefined) return false;
  return (
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    /(?:^|\.)localhost$/.test(name) ||
    configured.has(name)
  );
}

/** @returns the name in a `Host` header, in the form that URLs have; undefined for what is none. */
function hostnameIn(host: string): string | undefined {
  const literal = isIP(host) === 6 ? `[${host}]` : host;
  return URL.parse(`http://${literal}`)?.hostname.replace(/\.$/, '');
}
