import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import '../copy/bothLanguages.ts';
import { LanguageProvider } from '../copy/language.tsx';
import { DeploymentSource } from '../deployment.ts';
import { useServerDeployment } from '../deploymentQuery.ts';
import { makeQueryClient } from '../queryClient.ts';
import { ToastProvider } from '../ui/Toasts.tsx';

/** Draws a part of a screen with what every screen has around it. */
export function renderScreen(screen: ReactNode) {
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <DeploymentSource value={useServerDeployment}>
        <LanguageProvider>
          <ToastProvider dismissLabel="Masquer">{screen}</ToastProvider>
        </LanguageProvider>
      </DeploymentSource>
    </QueryClientProvider>,
  );
}
