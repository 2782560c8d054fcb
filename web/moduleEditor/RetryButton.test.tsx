// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LanguageProvider } from '../copy/language.tsx';
import { RetryButton } from './RetryButton.tsx';

function show(onGone: () => void) {
  const { rerender } = render(
    <LanguageProvider>
      <RetryButton onRetry={() => {}} onGone={onGone} />
    </LanguageProvider>,
  );
  return () => rerender(<LanguageProvider>{null}</LanguageProvider>);
}

it('moves the focus on when it disappears while focused', async () => {
  const onGone = vi.fn();
  const leave = show(onGone);
  screen.getByRole('button', { name: 'Réessayer' }).focus();
  leave();
  await Promise.resolve();
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('leaves the focus alone where it is elsewhere', async () => {
  const onGone = vi.fn();
  show(onGone)();
  await Promise.resolve();
  expect(onGone).not.toHaveBeenCalled();
});
