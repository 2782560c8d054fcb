import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Mark } from './Brand.tsx';

// @vitest-environment happy-dom
it('is the same drawing on the page and in the tab of the browser', () => {
  const svg = render(<Mark />).container.querySelector('svg');
  const icon = readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8');
  const valuesIn = (name: string) =>
    [...icon.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].map(([, value]) => value);
  const paths = [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
  expect(paths).toEqual(valuesIn('d'));
  for (const name of ['viewBox', 'stroke-width', 'stroke-linecap']) {
    expect([svg?.getAttribute(name)]).toEqual(valuesIn(name));
  }
  expect(svg?.getAttribute('stroke')).toBe('currentColor');
});
