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

it('shows no state in the accent: it is for pictures, figures and the orange band of a score', () => {
  const emphasis =
    /^(?:landing\/(?:LandingScreen|example\/)|forecast\/results\/|screens\/(?:personas\/PersonaFacts|maturity\/CategoryCard)|ui\/Badge|kit\/)/;
  expect(
    breaking(
      /(?:\b(?:text|bg|stroke|fill|shadow|border(?:-\w)?)-|--|['"])accent\b(?!-)/g,
      emphasis,
    ),
  ).toEqual([]);
});

/** The value of a token in both themes, as red, green and blue of 0 to 255. */
function token(name: string): readonly (readonly number[])[] {
  const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8');
  const [, light = '', dark = ''] =
    styles.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`)) ?? [];
  return [light, dark].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
}

/** In degrees, where red is the largest part and blue the smallest. */
function hue([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return (60 * (green - blue)) / (red - blue);
}

/** The contrast of two colours (WCAG 2.2). */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

it('has a yellow that is neither orange nor too pale to read, in both themes', () => {
  const [accents, grounds] = [token('accent'), ['ground', 'surface', 'sunken'].map(token)];
  for (const [theme, yellow] of token('yellow').entries()) {
    expect(hue(yellow)).toBeGreaterThanOrEqual(42);
    expect(hue(yellow)).toBeLessThanOrEqual(70);
    expect(hue(yellow) - hue(accents[theme] ?? [])).toBeGreaterThanOrEqual(20);
    for (const ground of grounds) {
      expect(contrast(yellow, ground[theme] ?? [])).toBeGreaterThanOrEqual(4.5);
    }
  }
});

it('uses the text sizes of the scale only', () => {
  expect(breaking(/\b(?:text|leading)-\[[\d.][^\]]*\]|fontSize:/g, /^landing\//)).toEqual([]);
});

it('uses the spacing grid of 4 px; less only to adjust an icon or a line', () => {
  const offGrid =
    /(?<![\w-])-?(?:m[trblxy]?|p[trblxy]?|gap(?:-[xy])?|space-[xy])-(?:[1-9]\d*\.5|\[[^\]]*\])(?!\w)/g;
  expect(breaking(offGrid)).toEqual([]);
});
