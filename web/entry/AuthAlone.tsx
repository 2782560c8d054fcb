import { authPath } from '@elan/domain/pages';
import { Suspense, useEffect, useState } from 'react';
import { makeQueryClient } from '../lib/queryClient.ts';
import type { RenderedBy } from '../lib/rendered.ts';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import { useHydrated } from '../parts/useHydrated.ts';
import { AuthScreen } from '../screens/auth/AuthScreen.tsx';
import { type AuthPlace, AuthPlaceContext, readAuthSearch } from '../screens/auth/place.ts';
import type { Deployment } from '../session/deployment.ts';
import { AroundPage } from '../shell/AroundPage.tsx';
import { Crashed } from '../shell/Crashed.tsx';
import { LoadingScreen } from '../shell/LoadingScreen.tsx';
import { Providers } from './Providers.tsx';

/** Id of the JSON element that contains the page's `AuthData`. */
export const authDataId = 'auth-data';

export interface AuthData {
  readonly rendered: RenderedBy;
  readonly deployment: Deployment;
}

interface AuthAloneProps extends AuthData {
  /** Query string of the page's initial address. */
  readonly query: string;
  /** Set only on the server: collects the names of the parts (`web/parts/parts.ts`) that the page shows. */
  readonly usedParts?: Set<string>;
}

/**
 * The /auth page without the router, for signed-out users who load it directly. Server and browser must render alike.
 */
export function AuthAlone({ rendered, deployment, query, usedParts }: AuthAloneProps) {
  const [client] = useState(makeQueryClient);
  const [source] = useState(() => () => deployment);
  return (
    <Providers client={client} deployment={source} rendered={rendered} usedParts={usedParts}>
      <AroundPage>
        <ErrorBoundary message={<Crashed />}>
          <Suspense fallback={<LoadingScreen />}>
            <AtAddress query={query} />
          </Suspense>
        </ErrorBoundary>
      </AroundPage>
    </Providers>
  );
}

/** Implements `AuthPlace` with the browser's own address and history, since there is no router. */
function AtAddress({ query: initial }: Pick<AuthAloneProps, 'query'>) {
  const isHydrated = useHydrated();
  const [query, setQuery] = useState(initial);
  useEffect(() => {
    const read = () => setQuery(location.search);
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const fields = Object.fromEntries(new URLSearchParams(query));
  const place: AuthPlace = {
    search: readAuthSearch({ ...fields, confirmed: fields.confirmed === 'true' }),
    state: (isHydrated && history.state) || {},
    setSearch(search) {
      const next = new URLSearchParams(
        Object.entries(search).map(([name, value]) => [name, `${value}`]),
      );
      history.replaceState(null, '', next.size > 0 ? `${authPath}?${next}` : authPath);
      setQuery(location.search);
    },
    enter(path) {
      location.replace(path);
      // Never resolves, so the form stays busy until the browser has left the page.
      return new Promise(() => {});
    },
  };
  return (
    <AuthPlaceContext value={place}>
      <AuthScreen />
    </AuthPlaceContext>
  );
}
