import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const widths = [1280, 360] as const;
const themes = ['light', 'dark'] as const;

/**
 * Proves that axe finds nothing and that nothing sticks out of the page, wide and narrow, light
 * and dark; leaves the page wide and light.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const theme of [...themes].reverse()) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const width of [...widths].reverse()) {
      await page.setViewportSize({ width, height: 900 });
      // What measures itself (tables that scroll) answers the new width a moment later.
      await page.waitForTimeout(200);
      const where = `${screen}, ${theme}, ${width} px`;
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
      expect(found, where).toEqual([]);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${where}: sticks out by`).toBeLessThanOrEqual(0);
    }
  }
}
