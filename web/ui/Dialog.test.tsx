// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

it('stays above a keyboard that lies over the page, and does not take a zoomed page for one', async () => {
  const seen = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  vi.stubGlobal('innerHeight', 740);
  render(<Dialog open title="Supprimer?" closeLabel="Fermer" onOpenChange={() => {}} />);
  const dialog = await screen.findByRole('dialog');
  const keyboard = () => dialog.style.getPropertyValue('--keyboard');
  const become = (change: Partial<typeof seen>) =>
    act(() => {
      Object.assign(seen, change).dispatchEvent(new Event('resize'));
    });
  expect(keyboard()).toBe('0px');
  become({ height: 420 });
  expect(keyboard()).toBe('320px');
  become({ offsetTop: 100 });
  expect(keyboard()).toBe('220px');
  become({ scale: 2 });
  expect(keyboard()).toBe('0px');
});
