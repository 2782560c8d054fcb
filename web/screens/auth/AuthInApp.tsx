import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../copy/language.tsx';
import { clearPagePerson } from '../../lib/pagePerson.ts';
import { deploymentQuery } from '../../session/deployment.ts';
import { type Me, meQuery } from '../../session/me.ts';
import { AuthScreen } from './AuthScreen.tsx';
import { AuthPlaceContext, readAuthSearch } from './place.ts';

/** The /auth page inside the app. Signed-out users who load it directly usually get `AuthAlone` instead. */
export function AuthInApp() {
  // Read again, because the router's search also contains unvalidated values.
  const search = readAuthSearch(useSearch({ from: '/auth' }));
  const state = useLocation({ select: (location) => location.state });
  const router = useRouter();
  const client = useQueryClient();
  const { isChosen, adopt } = useLanguage();
  return (
    <AuthPlaceContext
      value={{
        search,
        state,
        setSearch: (next) => void router.navigate({ to: '/auth', search: next, replace: true }),
        enter: async (path) => {
          const me = await enterSession(client);
          // Before the first screen, which would otherwise appear in the language of this page.
          if (me && !isChosen) adopt(me.language);
          await router.navigate({ href: path, replace: true });
        },
      }}
    >
      <AuthScreen />
    </AuthPlaceContext>
  );
}

/**
 * After a sign-in on this page, possibly by another user: clears the cached data, except about the deployment, and
 * fetches the signed-in user for the first screen.
 * @returns the user; undefined if the request failed.
 */
async function enterSession(client: QueryClient): Promise<Me | undefined> {
  // Another user may have signed in earlier in this tab.
  clearPagePerson();
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== deploymentQuery.queryKey[0],
  });
  await client.prefetchQuery(meQuery);
  return client.getQueryData(meQuery.queryKey);
}
