import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, showModule } from '../../moduleEditor/testing/stage.tsx';
import type { Me } from '../../session/me.ts';

/** Answers of the finances module from which proposals for a forecast can be read. */
export const answered: ModuleEntry = {
  answers: {
    pricingStrategy: '98 $ la paire.',
    fixedCosts: 'Atelier 425 $, assurance 85 $',
    variableCosts: 'Laine 11 $, cuir 30 $',
    revenueGoals: '420 paires la première année',
  },
  comments: '',
  lastUpdated: '2026-11-20T21:00:00.000Z',
};

/** Shows the finances module with the forecast form to a premium user. */
export async function showForecast(entry?: ModuleEntry, me: Partial<Me> = {}) {
  localStorage.clear();
  const server = fakeServer('finances');
  server.module = entry;
  await showModule({ key: 'finances', me: { hasPremiumAccess: true, ...me } });
  // Found by path, because a query by label searches the entire form each time.
  await waitFor(() => field('opening'));
  return server;
}

/** @returns the control for a path of the form. */
export function field(path: string): HTMLInputElement {
  const found = document.querySelector(`[data-forecast="${path}"]`);
  if (!found) throw new Error(`no field ${path}`);
  return found as HTMLInputElement;
}

/** @returns the accessible description of the control for a path of the form. */
export function descriptionOf(path: string): string {
  const ids = field(path).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** Types in a field, then leaves it. */
export function type(path: string, value: string): void {
  const control = field(path);
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
}

export const region = () => screen.getByRole('region', { name: 'Prévisions' });

/**
 * Presses a button of the form.
 * @param name with plain spaces.
 */
export function press(name: string | RegExp): void {
  const written = typeof name === 'string' ? name.replace(' :', '\u00a0:') : name;
  fireEvent.click(within(region()).getByRole('button', { name: written }));
}
