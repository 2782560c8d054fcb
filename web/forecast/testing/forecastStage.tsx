import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, showModule } from '../../moduleEditor/testing/stage.tsx';
import type { Me } from '../../session/me.ts';

/** Answers of the finances from which a forecast can begin. */
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

/** Shows the finances to a premium person, with the form of the forecast. */
export async function showForecast(entry?: ModuleEntry, me: Partial<Me> = {}) {
  localStorage.clear();
  const server = fakeServer('finances');
  server.module = entry;
  await showModule({ key: 'finances', me: { hasPremiumAccess: true, ...me } });
  // By its path: a label is looked up in all of the form, at each look.
  await waitFor(() => field('opening'));
  return server;
}

/** The control at a path of the form. */
export function field(path: string): HTMLInputElement {
  const found = document.querySelector(`[data-forecast="${path}"]`);
  if (!found) throw new Error(`no field ${path}`);
  return found as HTMLInputElement;
}

/** Types in a field and leaves it. */
export function type(path: string, value: string): void {
  const control = field(path);
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
}

export const region = () => screen.getByRole('region', { name: 'Prévisions' });

/** Presses a button of the form; its name is written with plain spaces. */
export function press(name: string | RegExp): void {
  const written = typeof name === 'string' ? name.replace(' :', '\u00a0:') : name;
  fireEvent.click(within(region()).getByRole('button', { name: written }));
}
