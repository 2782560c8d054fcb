const allowedSchemes = new Set(['https:', 'http:', 'mailto:']);

/**
 * @returns an absolute address that a write-up may link to, or undefined. The platform's own parser
 * decides what the scheme is, so that white space and control characters hide nothing.
 */
export function safeAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return allowedSchemes.has(url.protocol) ? url.href : undefined;
}
