// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openTermsOverlay } from './TermsOverlay.tsx';

it('the terms over the landing page state the free generations of this installation', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/deployment' ? Response.json({ freeLimit: 7, standIns: [] }) : Response.error(),
  );
  await act(() => openTermsOverlay('fr'));
  const dialog = await screen.findByRole('dialog', { name: 'Conditions d’utilisation' });
  expect(dialog.textContent).toContain('7 générations IA en tout');
  act(() => screen.getAllByRole('button', { name: 'Fermer' }).at(-1)?.click());
  await waitFor(() => expect(document.body.childElementCount).toBe(0));
  vi.unstubAllGlobals();
});
