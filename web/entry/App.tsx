import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { LanguageProvider } from '../copy/language.tsx';
import { DeploymentSource } from '../deployment/deployment.ts';
import { useServerDeployment } from '../deployment/deploymentQuery.ts';
import { Rendered, type RenderedBy } from '../lib/rendered.ts';
import type { makeRouter } from './routes.tsx';

interface AppProps {
  readonly client: QueryClient;
  readonly router: ReturnType<typeof makeRouter>;
  /** Of a page that the server renders or has rendered. */
  readonly rendered?: RenderedBy | undefined;
}

/** The whole of the pages; the server and the browser must render the same tree. */
export function App({ client, router, rendered }: AppProps) {
  return (
    <StrictMode>
      <Rendered value={rendered}>
        <QueryClientProvider client={client}>
          <DeploymentSource value={useServerDeployment}>
            <LanguageProvider initial={rendered?.language}>
              <RouterProvider router={router} />
            </LanguageProvider>
          </DeploymentSource>
        </QueryClientProvider>
      </Rendered>
    </StrictMode>
  );
}
