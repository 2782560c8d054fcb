/** Longer than any link that a person means. */
const longestHref = 2_000;

/**
 * @returns the URL of a link, in the form in which it can be stored; undefined for what is no link to a page or a
 *   mailbox. Without a scheme, a page is meant.
 */
export function hrefOf(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '' || trimmed.length > longestHref) return undefined;
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme)) return undefined;
  const { protocol, hostname, href } = new URL(withScheme);
  const isPage = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  if (!isPage && protocol !== 'mailto:') return undefined;
  // These would end the link where it is stored.
  return href.replace(
    /[()\\|`[\]<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
