import { RouterProvider } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { makeQueryClient } from '../lib/queryClient.ts';
import { useServerDeployment } from '../session/deployment.ts';
import { Providers, type ProvidersProps } from './Providers.tsx';
import { makeRouter, type RouterSetup } from './routes.tsx';

interface AppProps extends Omit<ProvidersProps, 'deployment' | 'children'> {
  readonly router: ReturnType<typeof makeRouter>;
}

/** The root component; the server and the browser must render the same tree. */
export function App({ router, ...around }: AppProps) {
  return (
    <Providers {...around} deployment={useServerDeployment}>
      <RouterProvider router={router} />
    </Providers>
  );
}

/**
 * @returns the router and its query cache: a new pair for each request on the server, which sends the cached data with
 *   a hydrated page, and for each page load in the browser.
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
