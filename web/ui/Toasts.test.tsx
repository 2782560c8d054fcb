// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './Toasts.tsx';

const undo = vi.fn();

function Page() {
  const toast = useToast();
  const show = () => toast({ text: 'Enregistré', action: { label: 'Annuler', run: undo } });
  return (
    <button type="button" onClick={show}>
      Enregistrer
    </button>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const toast = () => screen.queryByText('Enregistré');

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider dismissLabel="Masquer">
      <Page />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Enregistrer'));
});

it('appears in a polite live region and disappears by itself', () => {
  expect(screen.getByRole('status').contains(toast())).toBe(true);
  pass(6_000);
  expect(toast()).not.toBeNull();
  pass(2_000);
  expect(toast()).toBeNull();
});

it('stays while it holds the focus', () => {
  fireEvent.focus(screen.getByText('Annuler'));
  pass(60_000);
  expect(toast()).not.toBeNull();
  fireEvent.blur(screen.getByText('Annuler'));
  pass(8_000);
  expect(toast()).toBeNull();
});

it('disappears when dismissed or acted on', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Masquer' }));
  expect(toast()).toBeNull();
  fireEvent.click(screen.getByText('Enregistrer'));
  fireEvent.click(screen.getByText('Annuler'));
  expect(undo).toHaveBeenCalledOnce();
  expect(toast()).toBeNull();
});
