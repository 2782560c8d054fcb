import { type PageData, pageDataId } from '@elan/domain/contract/pageData';

let read: PageData | undefined;

/** @returns what travelled with the page (`domain/contract/pageData.ts`), if anything did: as old as the page. */
export function pageData(): PageData | undefined {
  const element = document.getElementById(pageDataId);
  if (element) {
    read = JSON.parse(element.textContent);
    // Read once; what belongs to a person need not lie in the page any longer.
    element.remove();
  }
  return read;
}
