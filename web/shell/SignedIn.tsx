import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../copy/language.tsx';
import { type Me, MeContext, meQuery } from '../session/me.ts';
import { AppFrame } from './AppFrame.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { useLeaveOnSessionEnd } from './useLeaveOnSessionEnd.ts';

/**
 * Finds out who is signed in, then shows what is behind the session in its frame.
 * @param props.children the screen, where it is not the one of a route behind the session.
 */
export function SignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { data: me, error, isFetching, refetch } = useQuery(meQuery);
  useLeaveOnSessionEnd();
  useAdoptedLanguage(me);
  useOnePersonsData(me);
  if (me) {
    return (
      <MeContext value={me}>
        <AppFrame>{children}</AppFrame>
      </MeContext>
    );
  }
  if (!error) return <LoadingScreen />;
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid min-h-dvh max-w-lg content-center p-4">
      <ConnectionError failure={error} busy={isFetching} onRetry={() => void refetch()} />
    </main>
  );
}

/** The account's preference shows where nothing was chosen on this browser. */
function useAdoptedLanguage(me: Me | undefined): void {
  const { language, isChosen, adopt } = useLanguage();
  const preferred = me?.language;
  useEffect(() => {
    if (preferred && !isChosen && preferred !== language) adopt(preferred);
  }, [preferred, isChosen, language, adopt]);
}

/** Another tab may have signed in somebody else: nothing read for the first person is kept for the second. */
function useOnePersonsData(me: Me | undefined): void {
  const client = useQueryClient();
  const userId = me?.user.id;
  const before = useRef(userId);
  useEffect(() => {
    if (before.current !== undefined && userId !== undefined && before.current !== userId) {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
    }
    before.current = userId;
  }, [client, userId]);
}
