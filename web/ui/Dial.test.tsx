// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dial, dialCircumference, dialDashes } from './Dial.tsx';

it.each([
  [0, '0.00 314.16'],
  [25, '78.54 235.62'],
  [72, '226.19 87.96'],
  [100, '314.16 0.00'],
  [140, '314.16 0.00'],
  [-5, '0.00 314.16'],
])('fills %i of a circumference of about 314', (value, dashes) => {
  expect(Math.round(dialCircumference)).toBe(314);
  expect(dialDashes(value)).toBe(dashes);
});

it('is one image with a name, and shows the number', () => {
  render(<Dial value={72} label="Indice : 72 sur 100" unit="sur 100" tone="yellow" />);
  const dial = screen.getByRole('img', { name: 'Indice : 72 sur 100' });
  expect(dial.textContent).toBe('72sur 100');
  const ring = dial.querySelectorAll('circle')[1];
  expect(ring?.getAttribute('r')).toBe('50');
  expect(ring?.getAttribute('stroke-dasharray')).toBe('226.19 87.96');
  expect(ring?.getAttribute('class')).toBe('stroke-yellow');
});
