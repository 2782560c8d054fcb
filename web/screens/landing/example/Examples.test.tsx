// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  await import('../landingInApp.ts');
  const { Examples } = await import('./Examples.tsx');
  return renderScreen(<Examples />);
}

/** Watches nothing into view until it is told to. */
function stubObserver() {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => {
    for (const report of seen) report();
  };
}

it('shows one sheet, chosen by its tab or by the keys', async () => {
  stubObserver();
  await show();
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

it('fetches the sheets once a reader gets near, and draws them with the product’s own parts', async () => {
  const comeNear = stubObserver();
  await show();
  expect(screen.queryByText('Sandrine Ouellet')).toBeNull();
  comeNear();
  expect(await screen.findByText('Sandrine Ouellet', {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Matrice SWOT' })).toBeTruthy();
  expect(screen.getAllByRole('table')).toHaveLength(4);
  expect(screen.getByRole('img', { name: /^Indice global\s: 72 sur 100$/ })).toBeTruthy();
});
