import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from './chromium.ts';

// Renders our SVGs as PNGs with the display font. Run `npm run pictures -w e2e` after changing one of them. The PNGs
// are stored next to the icon in web/public.
const web = join(import.meta.dirname, '../web');
const face = readFileSync(
  join(
    import.meta.dirname,
    '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  ),
).toString('base64');

const pictures = [
  { from: 'pictures/share-fr.svg', to: 'share-fr.png', width: 1200, height: 630 },
  { from: 'pictures/share-en.svg', to: 'share-en.png', width: 1200, height: 630 },
  { from: 'pictures/maskable.svg', to: 'icon-180.png', width: 180, height: 180 },
  { from: 'pictures/maskable.svg', to: 'icon-maskable.png', width: 512, height: 512 },
  { from: 'public/icon.svg', to: 'icon-192.png', width: 192, height: 192 },
  { from: 'public/icon.svg', to: 'icon-512.png', width: 512, height: 512 },
] as const;

const browser = await startChromium();
const page = await browser.newPage({ colorScheme: 'light' });
for (const { from, to, width, height } of pictures) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>
@font-face { font-family: Fraunces; font-weight: 100 900; src: url(data:font/woff2;base64,${face}) }
body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }
</style>${readFileSync(join(web, from), 'utf8')}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(web, 'public', to), omitBackground: true });
}
await browser.close();
