import { languages } from '../language.ts';
import { officialLinks } from './officialLinks.ts';

const hosts = new Set(
  Object.values(officialLinks).flatMap(({ url }) =>
    languages.map((language) => withoutWww(new URL(url[language]).hostname)),
  ),
);

function withoutWww(hostname: string): string {
  return hostname.replace(/^www\./, '');
}

const web = new Set(['https:', 'http:']);

/**
 * Whether a written text may link to a URL: its host is one of the official links, with no user
 * name, password or port. The platform's own parser reads the URL, so that white space and control
 * characters hide nothing.
 * @returns the URL over https, or undefined.
 */
export function listedUrl(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  if (!web.has(url.protocol) || !isPlain || !hosts.has(withoutWww(url.hostname))) return undefined;
  url.protocol = 'https:';
  return url.href;
}

/**
 * @returns the URL of another host in a form that can be shown beside the link's words; undefined
 * where it is neither a page nor a mailbox.
 */
export function unlistedUrl(href: string): string | undefined {
  if (!URL.canParse(href) || listedUrl(href) !== undefined) return undefined;
  const url = new URL(href);
  if (url.protocol === 'mailto:') return decoded(url.pathname);
  return web.has(url.protocol) ? url.href : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
