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
 * Loads the current user, then shows the screen in its frame.
 * @param props.children the screen; defaults to the route's.
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

/** Applies the account's preferred language if none was chosen in this browser. */
function useAdoptedLanguage(me: Me | undefined): void {
  const { language, isChosen, adopt } = useLanguage();
  const preferred = me?.language;
  useEffect(() => {
    if (preferred && !isChosen && preferred !== language) adopt(preferred);
  }, [preferred, isChosen, language, adopt]);
}

/** Delay in milliseconds, after which an opened module has its form on the page and sends its draft itself. */
const leftDraftsAfterMs = 5_000;

/**
 * Sends drafts of modules that were left offline once there is a connection, so that other devices see them. Then
 * reloads their projects in every tab, since the cached ones are outdated.
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

/**
 * Another tab may sign out or sign in as someone else. The page is then left before it shows or saves anything for the
 * wrong user.
 */
function useOnePersonsPage(userId: string | undefined): void {
  // Not in an effect, because the screens' effects run first and their API calls include the user's id.
  if (userId !== undefined && typeof document !== 'undefined') setPagePerson(userId);
  useEffect(() => watchPerson(checkPagePerson), []);
}

/** When a session expires: goes to the sign-in page and clears cached data, but keeps drafts and language. */
function useLeaveOnSessionEnd(): void {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(() => {
    let leaving = false;
    return onSessionEnd(async () => {
      // Several calls may fail at once; navigate only once.
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
