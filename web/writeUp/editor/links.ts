/** Longer URLs are refused. */
const longestHref = 2_000;

const scheme = /^[a-z][a-z\d+.-]*:/i;
const mailbox = /^[^\s/?#:@]+@[^\s/?#:@]+\.[^\s/?#:@]+(\?|$)/;

/**
 * @param typed a URL, in which a missing scheme means mailto before an email address, otherwise https.
 * @returns the URL in storable form; undefined if it is too long, has a user name, or is not the address of a page or a
 *   mailbox.
 */
export function hrefOf(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '' || trimmed.length > longestHref) return undefined;
  const missing = mailbox.test(trimmed) ? 'mailto:' : 'https://';
  const withScheme = scheme.test(trimmed) ? trimmed : missing + trimmed;
  if (!URL.canParse(withScheme)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(withScheme);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isPage = isWeb && hostname.includes('.') && username === '' && password === '';
  if (!isPage && protocol !== 'mailto:') return undefined;
  // These characters would end the link in the stored Markdown.
  return href.replace(
    /[()\\|`[\]<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
