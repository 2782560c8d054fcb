import { projectAddress } from '@elan/domain/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../copy/language.tsx';
import { watchErased } from '../drafts/draftPlaces.ts';
import { draftsRecovered } from '../drafts/recoverDrafts.ts';
import { setPagePerson, watchPerson } from '../lib/pagePerson.ts';
import { checkPagePerson, onSessionEnd } from '../lib/sessionEnd.ts';
import { useOffline } from '../offline/useOffline.ts';
import { eraseCopies } from '../offline/worker.ts';
import { projectQuery } from '../projects/projects.ts';
import { useCurrentProject } from '../session/currentProject.ts';
import { type Me, MeContext, meQuery } from '../session/me.ts';
import { AppFrame } from './AppFrame.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

/**
 * Loads the current user, then shows the screen in its frame, or an error with a retry button if that fails.
 * @param props.children the screen; by default that of the matched child route.
 */
export function SignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const query = useQuery(meQuery);
  const { data: me, error } = query;
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
      <ConnectionError query={query} />
    </main>
  );
}

/**
 * Applies the account's preferred language if none was chosen in this browser. Also stores it in a cookie, so that the
 * language stays the same after the session expires.
 */
function useAdoptedLanguage(me: Me | undefined): void {
  const { isChosen, adopt } = useLanguage();
  const preferred = me?.language;
  useEffect(() => {
    if (preferred && !isChosen) adopt(preferred);
  }, [preferred, isChosen, adopt]);
}

/** Delay before the first sending, in milliseconds. By then an open module's form has loaded and sends its draft. */
const leftDraftsAfterMs = 5_000;

/**
 * Sends unsaved drafts of modules that are not open, five seconds after loading and whenever the connection returns.
 * Then reloads the cached projects of the saved drafts; also reloads a project if another tab erased its draft.
 */
function useSendingLeftDrafts(userId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    const readAgain = (projectIds: Iterable<string>) => {
      for (const id of projectIds) void client.invalidateQueries(projectQuery(id));
    };
    const send = async () => {
      try {
        await draftsRecovered();
        // Not needed before, so the page does not wait for it.
        const { sendLeftDrafts } = await import('../drafts/drafts.ts');
        readAgain(await sendLeftDrafts(userId));
      } catch {
        // For example, the code could not be loaded. The drafts stay stored, so a later attempt can send them.
      }
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
 * Leaves the page if another tab has signed out or signed in as another user, so that the page does not show or save
 * data for the wrong user.
 */
function useOnePersonsPage(userId: string | undefined): void {
  // Not in an effect: the screens' effects would run first, and their API calls must include the user's id.
  if (userId !== undefined && typeof document !== 'undefined') setPagePerson(userId);
  useEffect(() => watchPerson(checkPagePerson), []);
}

/** If the session ends, goes to the sign-in page and clears queries and offline copies, but not drafts or language. */
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
      await eraseCopies();
    });
  }, [router, client]);
}

/**
 * Redirects an address without a project id to the same page of the last project used, if any. For pages that the
 * browser renders; on others the server and `web/entry/openTabProject.ts` set the address.
 */
export function PlainAddress() {
  const { projectId } = useCurrentProject();
  const router = useRouter();
  const { pathname, href } = useLocation();
  const address =
    projectId === null
      ? undefined
      : projectAddress(projectId, pathname) + href.slice(pathname.length);
  useEffect(() => {
    if (address !== undefined) void router.navigate({ href: address, replace: true });
  }, [address, router]);
  return address === undefined ? <Outlet /> : null;
}
