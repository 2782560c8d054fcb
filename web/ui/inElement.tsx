import type { ReactNode } from 'react';

/** What React can render without a text node of its own. */
type InElements = Exclude<ReactNode, string | number | bigint>;

/**
 * @returns a node for a place beside others. A text comes in an element, so that React never removes or inserts before a
 *   text node: a page that the browser translates has replaced it (docs/decisions/0076-pages-translated-by-the-browser.md).
 */
export function inElement(node: ReactNode): InElements {
  return typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint' ? (
    <span>{node}</span>
  ) : (
    node
  );
}
