import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What draws the pages; the poster of the landing page has sizes of its own. */
const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((path) => !/^(dist|node_modules)\/|testing\/|\.test\.|\.d\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));

function breaking(rule: RegExp, exempt: RegExp = /^$/) {
  return sources
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(rule)].map(([found]) => `${path}: ${found}`));
}

it('looks at the pages at all', () => {
  expect(breaking(/className=/g).length).toBeGreaterThan(500);
});

it('colours with the tokens alone', () => {
  expect(breaking(/#[\da-f]{3,8}\b(?=['"\])])|\b(?:rgba?|hsla?|oklch|color-mix)\(/gi)).toEqual([]);
});

it('sets text in the sizes of the scale alone', () => {
  expect(breaking(/\b(?:text|leading)-\[[\d.][^\]]*\]|fontSize:/g, /^landing\//)).toEqual([]);
});

it('spaces on the grid of 4 px; less only where an icon or a line is moved into place', () => {
  const offGrid =
    /(?<![\w-])-?(?:m[trblxy]?|p[trblxy]?|gap(?:-[xy])?|space-[xy])-(?:[1-9]\d*\.5|\[[^\]]*\])(?!\w)/g;
  expect(breaking(offGrid)).toEqual([]);
});
