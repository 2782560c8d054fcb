import type { Page } from '@playwright/test';

/** @returns whether a draft on disk, which survives a crash, contains these words. */
export function isOnDisk(page: Page, words: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('elan');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('texts').objectStore('texts').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result).includes(wanted));
          };
        };
      }),
    words,
  );
}
