import type { Page } from '@playwright/test';

const flag = 'test.offline';

/**
 * Disconnects the page from the network or reconnects it. The browser's online state is set as well, because since
 * Chromium 150 a page that is loaded while disconnected believes it is online.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.addInitScript((key) => {
    if (sessionStorage.getItem(key) === null) return;
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () => sessionStorage.getItem(key) === null,
    });
  }, flag);
  await page.context().setOffline(isOffline);
  await page.evaluate(
    ({ key, isOff }) => {
      if (isOff) sessionStorage.setItem(key, 'yes');
      else sessionStorage.removeItem(key);
      dispatchEvent(new Event(isOff ? 'offline' : 'online'));
    },
    { key: flag, isOff: isOffline },
  );
}
