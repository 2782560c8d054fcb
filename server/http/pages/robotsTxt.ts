import { type Language, landingPath, languages } from '@elan/domain/language';
import { isLanding, otherPages, projectRoot, publicPages } from '@elan/domain/pages';
import type { FastifyInstance } from 'fastify';

/** Cached for one day, since both files change only with a new version or configuration. */
const caching = 'public, max-age=86400';

/**
 * Serves `robots.txt`, which lists the paths that crawlers must not visit, and the sitemap of the public
 * pages.
 * @param origin the origin of the app, without a trailing slash (`PUBLIC_URL`).
 * @param furtherPaths additional paths to disallow.
 */
export function serveCrawlers(
  app: FastifyInstance,
  origin: string,
  furtherPaths: readonly string[] = [],
): void {
  const robots = [
    'User-agent: *',
    ...[...otherPages, projectRoot, '/api/', ...furtherPaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${publicPages.map((path) => entry(origin, path)).join('\n')}
</urlset>
`;
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', caching).send(robots),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', caching).send(sitemap),
  );
}

/** @returns the sitemap entry of a page. The landing page also lists its URL in each language. */
function entry(origin: string, path: string): string {
  const alternate = (hreflang: string, to: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${landingPath[to]}"/>`;
  const alternates = isLanding(path)
    ? [...languages.map((one) => alternate(`${one}-CA`, one)), alternate('x-default', 'fr')]
    : [];
  return `<url><loc>${origin}${path}</loc>${alternates.join('')}</url>`;
}
