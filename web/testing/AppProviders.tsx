import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../copy/language.tsx';
import { DeploymentSource, useServerDeployment } from '../session/deployment.ts';

/** The providers that the app has around every page, except the router. */
export function AppProviders(props: {
  readonly client: QueryClient;
  readonly children: ReactNode;
}) {
  return (
    <QueryClientProvider client={props.client}>
      <DeploymentSource value={useServerDeployment}>
        <LanguageProvider>{props.children}</LanguageProvider>
      </DeploymentSource>
    </QueryClientProvider>
  );
}
