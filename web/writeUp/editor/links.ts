/** Longer URLs are refused. */
const longestHref = 2_000;

/**
 * @param typed a URL, in which a missing scheme means https.
 * @returns the URL in storable form; undefined if it is too long, or not the address of a page or a mailbox.
 */
export function hrefOf(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '' || trimmed.length > longestHref) return undefined;
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme)) return undefined;
  const { protocol, hostname, href } = new URL(withScheme);
  const isPage = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  if (!isPage && protocol !== 'mailto:') return undefined;
  // These characters would end the link in the stored Markdown.
  return href.replace(
    /[()\\|`[\]<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
