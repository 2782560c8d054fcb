import type { ReactNode } from 'react';

/** React nodes other than a text or a number. */
type InElements = Exclude<ReactNode, string | number | bigint>;

/**
 * Wraps text in a `span`. Browser translation replaces text nodes, so React could not remove them or insert elements
 * before them (docs/decisions/0076-pages-translated-by-the-browser.md).
 * @returns other nodes unchanged.
 */
export function inElement(node: ReactNode): InElements {
  return typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint' ? (
    <span>{node}</span>
  ) : (
    node
  );
}
