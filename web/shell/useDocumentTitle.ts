import { useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';

/** Names the page in the tab; follows the language. */
export function useDocumentTitle(title: string): void {
  const { product } = useCopy().shell;
  useEffect(() => {
    document.title = title.startsWith(product) ? title : `${title} · ${product}`;
  }, [title, product]);
}
