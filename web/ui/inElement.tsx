import type { ReactNode } from 'react';

/** React nodes that create no text node of their own. */
type InElements = Exclude<ReactNode, string | number | bigint>;

/**
 * Wraps text in an element, because browser translation replaces text nodes and React would then fail to remove them or
 * insert before them (docs/decisions/0076-pages-translated-by-the-browser.md).
 * @returns a node that is safe beside siblings that come and go.
 */
export function inElement(node: ReactNode): InElements {
  return typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint' ? (
    <span>{node}</span>
  ) : (
    node
  );
}
