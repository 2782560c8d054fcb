import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The sources of the pages; the poster of the landing page has its own sizes. */
const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((path) => !/^(dist|node_modules)\/|testing\/|\.test\.|\.d\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));

function breaking(rule: RegExp, exempt: RegExp = /^$/) {
  return sources
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(rule)].map(([found]) => `${path}: ${found}`));
}

it('finds the sources of the pages', () => {
  expect(breaking(/className=/g).length).toBeGreaterThan(500);
});

it('uses the colour tokens only', () => {
  expect(breaking(/#[\da-f]{3,8}\b(?=['"\])])|\b(?:rgba?|hsla?|oklch|color-mix)\(/gi)).toEqual([]);
});

it('uses the text sizes of the scale only', () => {
  expect(breaking(/\b(?:text|leading)-\[[\d.][^\]]*\]|fontSize:/g, /^landing\//)).toEqual([]);
});

it('uses the spacing grid of 4 px; less only to adjust an icon or a line', () => {
  const offGrid =
    /(?<![\w-])-?(?:m[trblxy]?|p[trblxy]?|gap(?:-[xy])?|space-[xy])-(?:[1-9]\d*\.5|\[[^\]]*\])(?!\w)/g;
  expect(breaking(offGrid)).toEqual([]);
});
