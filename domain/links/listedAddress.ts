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
 * Whether a written text may link to an address: its host is one of the list of official links, with no name,
 * password or port in front of or behind it. The platform's own parser reads the address, so that white space and
 * control characters hide nothing.
 * @returns the address over https, or undefined.
 */
export function listedUrl(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  if (!web.has(url.protocol) || !isPlain || !hosts.has(withoutWww(url.hostname))) return undefined;
  url.protocol = 'https:';
  return url.href;
}

/** @returns an address of another host as it can be shown beside its words; undefined for one that is no address of a page or a mailbox. */
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

/** A link or an image in Markdown with its address in the same place: "[words](address "title")". */
const inlineLink =
  /!?\[([^[\]\n]{0,400})\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}"[^"\n]{0,400}")?\s{0,9}\)/g;

/** @returns a written text in Markdown for a file, in which a link to another host is its words with the address in brackets. */
export function withListedLinks(markdown: string): string {
  return markdown.replace(inlineLink, (link: string, words: string, href: string) => {
    if (!link.startsWith('!') && listedUrl(href) !== undefined) return link;
    const address = unlistedUrl(href) ?? listedUrl(href);
    return address === undefined || address === words ? words : `${words} (${address})`;
  });
}
