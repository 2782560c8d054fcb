import { type PageData, pageDataId } from '@elan/domain/contract/pageData';

let read: PageData | undefined;

/** @returns what travelled with the page (`domain/contract/pageData.ts`), if anything did: as old as the page. */
export function pageData(): PageData | undefined {
  // On the server a page gets its data by itself.
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(pageDataId);
  if (element) {
    read = JSON.parse(element.textContent);
    // Read once; what belongs to a person need not lie in the page any longer.
    element.remove();
  }
  return read;
}
