import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { LanguageProvider } from '../copy/language.tsx';
import { Rendered, type RenderedBy } from '../lib/rendered.ts';
import { UsedParts } from '../parts/parts.ts';
import { type Deployment, DeploymentSource } from '../session/deployment.ts';

export interface ProvidersProps {
  readonly client: QueryClient;
  /** A hook that returns the deployment, see `DeploymentSource`. */
  readonly deployment: () => Deployment | undefined;
  /** Values with which the server rendered the page. Undefined if the browser renders it itself. */
  readonly rendered?: RenderedBy | undefined;
  /** Set only on the server: collects the names of the parts (`web/parts/parts.ts`) that the page shows. */
  readonly usedParts?: Set<string> | undefined;
  readonly children: ReactNode;
}

/** The context providers that every page needs, except the router. */
export function Providers(props: ProvidersProps) {
  const { client, deployment, rendered, usedParts, children } = props;
  return (
    <StrictMode>
      <Rendered value={rendered}>
        <UsedParts value={usedParts}>
          <QueryClientProvider client={client}>
            <DeploymentSource value={deployment}>
              <LanguageProvider initial={rendered?.language}>{children}</LanguageProvider>
            </DeploymentSource>
          </QueryClientProvider>
        </UsedParts>
      </Rendered>
    </StrictMode>
  );
}
