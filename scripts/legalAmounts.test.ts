import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const places = ['domain', 'dossier', 'modules', 'reading', 'web'];
/** The limit of a small supplier, as a number in cents or as text. */
const limit = /\b30_000_00\b|\b30(?:\s|\\u00a0)000(?:\s|\\u00a0)\$|\$30,000\b/;

it('the limit of a small supplier is a number of the legal constants alone', () => {
  const found = places.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|\btesting\//.test(file))
      .map((file) => `${place}/${file}`)
      .filter((file) => limit.test(readFileSync(file, 'utf8'))),
  );
  // The second is the lower end of the revenues that a survey covers.
  expect(found).toEqual(['domain/legal/constants.ts', 'domain/forecast/checks/plausible.ts']);
});
