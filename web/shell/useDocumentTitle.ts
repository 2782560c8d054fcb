import { useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';

/** @returns what the tab of a page says: its title and the product's name, once. */
export function titleOf(title: string, product: string): string {
  return title.startsWith(product) ? title : `${title} · ${product}`;
}

/** Names the page in the tab; follows the language. */
export function useDocumentTitle(title: string): void {
  const { product } = useCopy().shell;
  useEffect(() => {
    document.title = titleOf(title, product);
  }, [title, product]);
}
