/**
 * Checks where to send a person after signing in: only inside this application.
 * @param target the value from the history entry, which a browser keeps over a reload.
 * @returns its path, query and fragment, or undefined for anything that leads, or might lead, elsewhere.
 */
export function ownPath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined;
  const { origin } = location;
  if (!URL.canParse(target, origin)) return undefined;
  // Parsed like a browser, which treats `\` as `/` and drops tabs and line ends.
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
