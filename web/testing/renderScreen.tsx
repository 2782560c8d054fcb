import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../copy/language.tsx';
import { makeQueryClient } from '../queryClient.ts';
import { ToastProvider } from '../ui/Toasts.tsx';

/** Draws a part of a screen with what every screen has around it. */
export function renderScreen(screen: ReactNode) {
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <LanguageProvider>
        <ToastProvider dismissLabel="Masquer">{screen}</ToastProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}
