import { expect, it } from 'vitest';
import { productionLicences } from './productionLicences.ts';

/** Licences that are allowed in a product under MIT if their notices are kept. */
const allowed = new Set([
  'MIT',
  'MIT OR Apache-2.0',
  'MIT-0',
  'MIT AND OFL-1.1',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  '(MIT AND Zlib)',
  'Unlicense',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
]);
/** Packages under MPL-2.0, whose files must stay open if modified. They are used unmodified. */
const unchanged = /^lightningcss(?:-|$)|^@resvg\/resvg-js(?:-|$)/;

const packages = productionLicences();

it('knows a licence of every package in production', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ licence }) => licence === '')).toEqual([]);
});

it('lets no other licence in than those that were looked at', () => {
  const others = packages.filter(
    ({ name, licence }) =>
      !allowed.has(licence) && !(licence === 'MPL-2.0' && unchanged.test(name)),
  );
  expect(others).toEqual([]);
});
