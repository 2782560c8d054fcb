import type { Page } from '@playwright/test';

/** @returns the content of the page's offline database, as text. */
export function keptCopies(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Opening a database that was deleted would create it.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'elan-offline')) return '';
    const opening = indexedDB.open('elan-offline');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    if (!database.objectStoreNames.contains('copies')) {
      database.close();
      return '';
    }
    const reading = database.transaction('copies').objectStore('copies').getAll();
    return new Promise<string>((resolve) => {
      reading.onsuccess = () => {
        database.close();
        resolve(JSON.stringify(reading.result));
      };
    });
  });
}
