import type { Language } from '@elan/domain/language';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { LanguageProvider } from '../copy/language.tsx';
import { DeploymentSource } from '../deployment/deployment.ts';
import { useServerDeployment } from '../deployment/deploymentQuery.ts';
import { RenderedAt } from '../hydration/useIsHydrating.ts';
import type { makeRouter } from './routes.tsx';

interface AppProps {
  readonly client: QueryClient;
  readonly router: ReturnType<typeof makeRouter>;
  /** Of a page that the server draws or has drawn. */
  readonly drawn?: { readonly at: string; readonly language: Language } | undefined;
}

/** The whole of the pages; the server and the browser must draw the same tree. */
export function App({ client, router, drawn }: AppProps) {
  return (
    <StrictMode>
      <RenderedAt value={drawn?.at}>
        <QueryClientProvider client={client}>
          <DeploymentSource value={useServerDeployment}>
            <LanguageProvider initial={drawn?.language}>
              <RouterProvider router={router} />
            </LanguageProvider>
          </DeploymentSource>
        </QueryClientProvider>
      </RenderedAt>
    </StrictMode>
  );
}
