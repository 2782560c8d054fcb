// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

function widths(): string[] {
  const bar = screen.getByRole('progressbar');
  return Array.from(bar.querySelectorAll<HTMLElement>('[style]'), ({ style }) => style.width);
}

it.each([
  [27, 3],
  [64, 7],
  [100, 11],
])('at %s %% of eleven pieces, %s are full and the others are empty', (value, full) => {
  render(<ProgressBar label="Progression" value={value} pieces={11} />);
  expect(widths()).toEqual(Array.from({ length: 11 }, (_, at) => (at < full ? '100%' : '0%')));
});

it('is one piece as long as its share', () => {
  render(<ProgressBar label="Progression" value={64} />);
  expect(widths()).toEqual(['64%']);
});
