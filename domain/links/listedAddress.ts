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
 * Checks whether a generated text may link to a URL: its host must be that of an official link, and it must have no
 * user name, password or port. It is parsed as browsers parse it, so that white space and control characters cannot
 * hide anything.
 * @returns the URL with https, or undefined.
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
 * @returns a web or email address that `listedUrl` rejects, in the form shown next to the link text; undefined for any
 * other URL.
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
