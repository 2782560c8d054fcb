// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { attachBehaviour } from '../islands.ts';
import { Examples } from './Examples.tsx';

let end = () => {};
afterEach(() => {
  end();
  cleanup();
});

function show() {
  end = attachBehaviour(renderScreen(<Examples />).container);
}

it('shows one sheet, chosen by its tab or by the keys', () => {
  show();
  const chosen = () => screen.getByRole('tab', { selected: true });
  const tabs = screen.getAllByRole('tab');
  expect(tabs).toHaveLength(7);
  expect(tabs.filter((tab) => tab.tabIndex === 0)).toEqual([chosen()]);
  expect(chosen().textContent).toBe('FFOM (SWOT)');

  for (const [key, name] of [
    ['ArrowLeft', 'Maturité'],
    ['ArrowRight', 'FFOM (SWOT)'],
    ['End', 'Maturité'],
    ['Home', 'FFOM (SWOT)'],
    ['ArrowRight', 'Prévisions'],
  ] as const) {
    fireEvent.keyDown(chosen(), { key });
    expect(chosen().textContent).toBe(name);
    expect(document.activeElement).toBe(chosen());
  }
  fireEvent.click(screen.getByRole('tab', { name: 'Persona' }));
  const panel = screen.getByRole('tabpanel', { name: 'Persona' });
  expect(panel.id).toBe(chosen().getAttribute('aria-controls'));
  expect(panel.tabIndex).toBe(0);
});

it('renders every sheet with the product’s own parts, and shows the chosen one', () => {
  show();
  expect(screen.getByText('Sandrine Ouellet')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Matrice FFOM (SWOT)' })).toBeTruthy();
  expect(screen.getAllByRole('table')).toHaveLength(4);
  expect(screen.getByRole('img', { name: /^Indice global\s: 72 sur 100$/ })).toBeTruthy();
  const chosen = () => document.querySelectorAll('[role="tabpanel"][data-chosen]');
  expect(Array.from(chosen(), ({ id }) => id)).toEqual(['example-swot']);
  fireEvent.click(screen.getByRole('tab', { name: 'Maturité' }));
  expect(Array.from(chosen(), ({ id }) => id)).toEqual(['example-maturity']);
});
