import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { StrictMode } from 'react';
import { LanguageProvider } from '../copy/language.tsx';
import { makeQueryClient } from '../lib/queryClient.ts';
import { Rendered, type RenderedBy } from '../lib/rendered.ts';
import { UsedParts } from '../parts/parts.ts';
import { DeploymentSource, useServerDeployment } from '../session/deployment.ts';
import { makeRouter, type RouterSetup } from './routes.tsx';

interface AppProps {
  readonly client: QueryClient;
  readonly router: ReturnType<typeof makeRouter>;
  /** Of a page that the server renders or has rendered. */
  readonly rendered?: RenderedBy | undefined;
  /** On the server: collects the names of the parts that the page shows. */
  readonly usedParts?: Set<string>;
}

/** The root component; the server and the browser must render the same tree. */
export function App({ client, router, rendered, usedParts }: AppProps) {
  return (
    <StrictMode>
      <Rendered value={rendered}>
        <UsedParts value={usedParts}>
          <QueryClientProvider client={client}>
            <DeploymentSource value={useServerDeployment}>
              <LanguageProvider initial={rendered?.language}>
                <RouterProvider router={router} />
              </LanguageProvider>
            </DeploymentSource>
          </QueryClientProvider>
        </UsedParts>
      </Rendered>
    </StrictMode>
  );
}

/**
 * @returns the router and the query cache: a new pair for each page on the server, one pair for a visit in the browser.
 *   What the server put into its cache is sent with the page.
 */
export function makePages(setup: RouterSetup) {
  const client = makeQueryClient();
  const router = makeRouter(setup);
  setupRouterSsrQueryIntegration({
    router,
    queryClient: client,
    wrapQueryClient: false,
    handleRedirects: false,
    dehydrateOptions: { shouldDehydrateQuery: ({ state }) => state.status === 'success' },
  });
  return { client, router };
}
