// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, freePerson, showAt } from '../subscription/testing/premiumStage.tsx';
import { SignedIn } from './SignedIn.tsx';

const load = vi.hoisted(() => vi.fn());
vi.mock('../drafts/drafts.ts', () => ({
  get sendLeftDrafts() {
    load();
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
vi.mock('./AppFrame.tsx', () => ({ AppFrame: ({ children }: { children: unknown }) => children }));

it('ignores that the code that sends drafts cannot be loaded', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  fakeApi({});
  await showAt(<SignedIn>Du pain</SignedIn>, { me: freePerson });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(screen.getByText('Du pain')).toBeTruthy();
});
