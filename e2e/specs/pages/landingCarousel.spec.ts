import type { Page } from '@playwright/test';
import { expect, test } from '../../test.ts';

/** In milliseconds (docs/product.md#landing-page). */
const slideShownMs = 8_000;
const clickLockMs = 500;

test.use({ hasTouch: true });

/** Swipes across the slides by this many pixels. */
async function swipe(page: Page, across: number): Promise<void> {
  const box = await page.locator('[data-active="true"]').boundingBox();
  if (!box) throw new Error('no slide shows');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touches = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as [] });
  await send('touchStart', [from]);
  await send('touchMove', [{ ...from, x: from.x + across / 2 }]);
  await send('touchMove', [{ ...from, x: from.x + across }]);
  await send('touchEnd', []);
  await touches.detach();
}

/** Changes the motion preference and waits until the page's own listeners know. */
async function setMotion(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  const changed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const query = matchMedia('(prefers-reduced-motion: reduce)');
        query.addEventListener('change', () => resolve(), { once: true });
      }),
  );
  await page.emulateMedia({ reducedMotion });
  await changed;
}

async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Waits until the page has processed the browser's messages, which the fake clock does not control. */
async function heard(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(undefined);
        }),
    );
  }
}

test('the carousel keeps its timing and pauses for readers', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Carrousel des modules', exact: true });
  const slides = region.locator('ol > li');
  const press = (name: string) => region.getByRole('button', { name, exact: true }).click();
  const status = region.getByRole('status');
  await expect(slides).toHaveCount(11);

  const isAt = async (slide: number) => {
    await expect(region.locator('[data-active="true"]')).toHaveCount(1);
    await expect(slides.nth(slide - 1)).toHaveAttribute('data-active', 'true');
  };
  /** Ends all pauses: neither the mouse nor the focus is in the carousel. */
  const leave = async () => {
    await page.mouse.move(1, 1);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  };
  const pass = (ms: number) => page.clock.runFor(ms);
  /** Expects that the carousel stays at a slide while paused, and moves on at the right time after `letGo`. */
  const staysUntil = async (slide: number, letGo: () => Promise<unknown>) => {
    await pass(slideShownMs * 2);
    await isAt(slide);
    await letGo();
    await heard(page);
    await pass(slideShownMs - 1);
    await isAt(slide);
    await pass(1);
    await isAt(slide + 1);
  };

  await test.step('hydrated, with a fake clock from now on', async () => {
    await expect(async () => {
      await press('Module suivant');
      await expect(status).not.toBeEmpty({ timeout: 1_000 });
    }).toPass();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + slideShownMs);
    const text = await status.textContent();
    for (let at = Number.parseInt(text ?? '', 10); at !== 1; at -= 1) {
      await press('Module précédent');
      await pass(clickLockMs);
    }
    await expect(status).toHaveText(/^1 sur 11\s: Trouver mon idée/);
    await isAt(1);
  });

  await test.step('hovered, then left', async () => {
    await leave();
    await slides.first().hover();
    await staysUntil(1, leave);
    await expect(status).toBeEmpty();
  });

  await test.step('in a hidden tab, then seen', async () => {
    await hideTab(page, true);
    await staysUntil(2, () => hideTab(page, false));
  });

  await test.step('less motion asked for, then not', async () => {
    await setMotion(page, 'reduce');
    await expect(region.getByRole('button', { name: /pause/ })).toBeHidden();
    await staysUntil(3, async () => {
      await setMotion(page, 'no-preference');
      await expect(region.getByRole('button', { name: /pause/ })).toBeVisible();
    });
  });

  await test.step('swipes', async () => {
    await region.locator('[data-active="true"]').scrollIntoViewIfNeeded();
    await swipe(page, -120);
    await isAt(5);
    await pass(clickLockMs);
    await swipe(page, 120);
    await isAt(4);
    await pass(slideShownMs);
    await isAt(5);
  });

  await test.step('hidden slides are neither read out nor focusable', async () => {
    await expect(region.getByRole('listitem').filter({ has: page.locator('h3') })).toHaveCount(1);
    await expect(region.getByRole('heading', { level: 3 })).toHaveCount(1);
  });
});
