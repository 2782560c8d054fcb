import { isIP } from 'node:net';
import { Failure } from '@elan/domain/failure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

type Names = Pick<Config, 'publicUrl' | 'host'>;

/** @returns the host names in the settings `PUBLIC_URL` and `HOST`. */
export function configuredHosts({ publicUrl, host }: Names): string[] {
  return [new URL(publicUrl).hostname, hostnameIn(host) ?? ''].filter((name) => name !== '');
}

/**
 * Refuses requests whose `Host` header is a name that is neither configured nor local. When stand-ins run, pages such
 * as the mailbox are open to anyone who can reach the server. With DNS rebinding, another site can point its own name
 * at this machine, and the browser then sends that name. Numeric addresses and loopback names cannot be rebound, so
 * they stay allowed for phones on the local network and for health checks.
 */
export function refuseUnknownHosts(app: FastifyInstance, names: Names): void {
  const configured = new Set(configuredHosts(names));
  app.addHook('onRequest', async ({ raw }) => {
    // The header can be missing only with HTTP/1.0, which browsers do not use. Headers added by proxies are
    // ignored, because a page can send them itself.
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

/** @returns the host name in a `Host` header or setting, normalized as in URLs; undefined if it is invalid. */
function hostnameIn(host: string): string | undefined {
  const literal = isIP(host) === 6 ? `[${host}]` : host;
  return URL.parse(`http://${literal}`)?.hostname.replace(/\.$/, '');
}
