import { useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';

/** @returns the document title: the page's title and the product's name, once. */
export function titleOf(title: string, product: string): string {
  return title.startsWith(product) ? title : `${title} · ${product}`;
}

/** Sets the document title, and updates it with the language. */
export function useDocumentTitle(title: string): void {
  const { product } = useCopy().shell;
  useEffect(() => {
    document.title = titleOf(title, product);
  }, [title, product]);
}
