// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KitPage, specimens } from './KitPage.tsx';

const exported = /^export (?:function|const) ([A-Z]\w*)/gm;
/** Components that are shown as part of others. */
const parts = new Set(['FieldError', 'PageLinkElement']);

it('contains every component of ui/', () => {
  const ui = join(import.meta.dirname, '../ui');
  const components = globSync('*.tsx', { cwd: ui })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(join(ui, file), 'utf8').matchAll(exported)])
    .map(([, name = '']) => name.replace(/^ToastProvider$/, 'Toasts'))
    .filter((name) => !parts.has(name));
  expect(components.length).toBeGreaterThan(15);
  expect(specimens.map(({ name }) => name).sort()).toEqual(components.sort());
});

it('renders each of them in both languages and themes', () => {
  render(<KitPage />);
  for (const { name } of specimens) {
    const panes = within(screen.getByRole('region', { name })).getAllByRole('heading', {
      level: 3,
    });
    expect(panes.map(({ textContent }) => textContent)).toEqual([
      'fr · light',
      'fr · dark',
      'en · light',
      'en · dark',
    ]);
    for (const pane of panes) expect(pane.nextElementSibling?.innerHTML).not.toBe('');
  }
});

it('opens what only opens', async () => {
  render(<KitPage />);
  const [open] = screen.getAllByRole('button', { name: 'Ouvrir (page)' });
  const [toast] = screen.getAllByRole('button', { name: 'Show (done)' });
  if (!open || !toast) throw new Error('no such buttons');
  fireEvent.click(toast);
  expect(screen.getByText('Project moved to the bin')).toBeTruthy();
  fireEvent.click(open);
  expect(await screen.findByRole('dialog', { name: 'Supprimer le projet?' })).toBeTruthy();
});
