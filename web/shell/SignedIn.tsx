import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../copy/language.tsx';
import { sendLeftDrafts, watchErased } from '../drafts/drafts.ts';
import { draftsRecovered } from '../drafts/recoverDrafts.ts';
import { setPagePerson, watchPerson } from '../lib/pagePerson.ts';
import { checkPagePerson, onSessionEnd } from '../lib/sessionEnd.ts';
import { useOffline } from '../offline/useOffline.ts';
import { projectQuery } from '../projects/projects.ts';
import { type Me, MeContext, meQuery } from '../session/me.ts';
import { AppFrame } from './AppFrame.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

export { PlainAddress } from './PlainAddress.tsx';

/**
 * Reads who is signed in, then shows the screen in its frame.
 * @param props.children the screen; by default that of the route.
 */
export function SignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { data: me, error, isFetching, refetch } = useQuery(meQuery);
  useLeaveOnSessionEnd();
  useAdoptedLanguage(me);
  useOnePersonsPage(me?.user.id);
  useSendingLeftDrafts(me?.user.id);
  useOffline(me?.user.id);
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

/** Shows the account's preferred language where none was chosen on this browser. */
function useAdoptedLanguage(me: Me | undefined): void {
  const { language, isChosen, adopt } = useLanguage();
  const preferred = me?.language;
  useEffect(() => {
    if (preferred && !isChosen && preferred !== language) adopt(preferred);
  }, [preferred, isChosen, language, adopt]);
}

/** The module that is being opened has its form on the page by then, and sends its draft itself; in milliseconds. */
const leftDraftsAfterMs = 5_000;

/**
 * Drafts of modules that were left offline are sent once there is a connection, so that other devices see them. Their
 * projects are read again, in every tab: the draft is gone, and what a tab has read before is older.
 */
function useSendingLeftDrafts(userId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    const readAgain = (projectIds: Iterable<string>) => {
      for (const id of projectIds) void client.invalidateQueries(projectQuery(id));
    };
    const send = async () => {
      await draftsRecovered();
      readAgain(await sendLeftDrafts(userId));
    };
    const unwatch = watchErased(userId, ({ projectId }) => readAgain([projectId]));
    const timer = setTimeout(send, leftDraftsAfterMs);
    window.addEventListener('online', send);
    return () => {
      unwatch();
      clearTimeout(timer);
      window.removeEventListener('online', send);
    };
  }, [userId, client]);
}

/** Another tab may sign out, or sign in another person: the page is left before it shows or saves anything as them. */
function useOnePersonsPage(userId: string | undefined): void {
  // Not in an effect: those of the screens come first, and their calls name the person.
  if (userId !== undefined && typeof document !== 'undefined') setPagePerson(userId);
  useEffect(() => watchPerson(checkPagePerson), []);
}

/** When a session ends by itself: goes to the sign-in page and clears cached data, but keeps drafts and language. */
function useLeaveOnSessionEnd(): void {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(() => {
    let leaving = false;
    return onSessionEnd(async () => {
      // Several calls may be refused at once; navigate only once.
      if (leaving) return;
      leaving = true;
      const returnTo = router.state.location.pathname;
      await router.navigate({ to: '/auth', replace: true, state: { expired: true, returnTo } });
      client.clear();
      const { eraseCopies } = await import('../offline/deviceCopy.ts');
      await eraseCopies();
    });
  }, [router, client]);
}
