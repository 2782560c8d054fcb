import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeQueryClient } from '../lib/queryClient.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { AppProviders } from './AppProviders.tsx';

/** Renders part of a screen with the app's providers. */
export function renderScreen(screen: ReactNode) {
  return render(
    <AppProviders client={makeQueryClient()}>
      <ToastProvider dismissLabel="Masquer">{screen}</ToastProvider>
    </AppProviders>,
  );
}
