import { landingPath } from '@elan/domain/language';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { RenderedBy } from '../lib/rendered.ts';
import { readAuthSearch } from '../screens/auth/place.ts';
import { Crashed } from '../shell/Crashed.tsx';
import { LoadingScreen } from '../shell/LoadingScreen.tsx';
import { Root } from '../shell/Root.tsx';
import { onlySignedIn, onlySignedOut, type RouterContext } from './access.ts';

/** State that a page may pass to the next page in the history entry instead of the URL. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if the session expired; the sign-in page then shows a message. */
    expired?: boolean;
    /** Path to return to after signing in. */
    returnTo?: string;
  }
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.loadTexts?.(),
  component: Root,
});

/** The landing page as part of the app. If it is loaded directly, the server sends it without the app. */
const landingPage = {
  getParentRoute: () => root,
  beforeLoad: onlySignedOut,
  component: lazyRouteComponent(() => import('../landing/LandingScreen.tsx'), 'LandingScreen'),
};
const landing = createRoute({ ...landingPage, path: landingPath.fr });
const englishLanding = createRoute({ ...landingPage, path: landingPath.en });

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: readAuthSearch,
  beforeLoad: ({ search, context }) => {
    // An e-mail link may belong to an account other than the signed-in one, so it opens even with a session.
    if (search.type === undefined) onlySignedOut({ context });
  },
  component: lazyRouteComponent(() => import('../screens/auth/AuthInApp.tsx'), 'AuthInApp'),
});

/** Waits for the code of a screen that is shown with and without a session, and for that of its frame. */
async function withFrame<Screen extends { readonly preloadFrame: () => Promise<void> }>(
  loading: Promise<Screen>,
): Promise<Screen> {
  const screen = await loading;
  await screen.preloadFrame();
  return screen;
}

interface CardSearch {
  /** Set on return from the payment provider's page for changing the card. */
  readonly card?: 'updated';
}

function cardSearch({ card }: Record<string, unknown>): CardSearch {
  return card === 'updated' ? { card } : {};
}

interface PricingSearch extends CardSearch {
  /** Set if the user left the payment page without paying. */
  readonly checkout?: 'cancelled';
}

/** Available with and without a session, in a different frame for each. */
const pricing = createRoute({
  getParentRoute: () => root,
  path: '/pricing',
  validateSearch: ({ checkout, ...rest }: Record<string, unknown>): PricingSearch => ({
    ...(checkout === 'cancelled' ? { checkout } : {}),
    ...cardSearch(rest),
  }),
  component: lazyRouteComponent(
    () => withFrame(import('../screens/pricing/PricingScreen.tsx')),
    'PricingScreen',
  ),
});

const accountDeleted = createRoute({
  getParentRoute: () => root,
  path: '/account-deleted',
  beforeLoad: onlySignedOut,
  component: lazyRouteComponent(
    () => import('../screens/accountDeleted/AccountDeletedScreen.tsx'),
    'AccountDeletedScreen',
  ),
});

/** Available with and without a session, like the pricing page. */
const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(
    () => withFrame(import('../screens/legal/TermsScreen.tsx')),
    'TermsScreen',
  ),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(
    () => withFrame(import('../screens/legal/PrivacyScreen.tsx')),
    'PrivacyScreen',
  ),
});

/** Parent of all routes that need a session: loads the current user, then renders the frame around the screen. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signedIn',
  beforeLoad: onlySignedIn,
  component: lazyRouteComponent(() => import('../shell/SignedIn.tsx'), 'SignedIn'),
});

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/dashboard',
  component: lazyRouteComponent(
    () => import('../screens/dashboard/DashboardScreen.tsx'),
    'DashboardScreen',
  ),
});

/** Project pages at addresses without a project id, which redirect to the last project used, if any. */
const plain = createRoute({
  getParentRoute: () => signedIn,
  id: 'plain',
  component: lazyRouteComponent(() => import('../shell/SignedIn.tsx'), 'PlainAddress'),
});

/** Project pages at addresses with a project id. */
const inProject = createRoute({ getParentRoute: () => signedIn, path: '/p/$projectId' });

const modulePage = {
  path: '/module/$key',
  // Imported dynamically, because signed-out pages do not need the catalogue.
  beforeLoad: async ({ params }: { params: { key: string } }) => {
    const { isModuleKey } = await import('../catalogue/journey.ts');
    if (!isModuleKey(params.key)) throw redirect({ to: '/dashboard', replace: true });
  },
  component: lazyRouteComponent(async () => {
    const screen = await import('../screens/moduleRoute/ModuleScreen.tsx');
    // Waits for the recovery of lost drafts, because the module's form starts from its draft.
    await screen.draftsRecovered();
    return screen;
  }, 'ModuleScreen'),
} as const;

const rehearsalPage = {
  path: '/rehearsal',
  component: lazyRouteComponent(
    () => import('../screens/rehearsal/RehearsalScreen.tsx'),
    'RehearsalScreen',
  ),
} as const;

const dossierPage = {
  path: '/dossier',
  component: lazyRouteComponent(
    () => import('../screens/dossier/DossierScreen.tsx'),
    'DossierScreen',
  ),
} as const;

const plainPages = plain.addChildren([
  createRoute({ ...modulePage, getParentRoute: () => plain }),
  createRoute({ ...rehearsalPage, getParentRoute: () => plain }),
  createRoute({ ...dossierPage, getParentRoute: () => plain }),
]);

const pagesInProject = inProject.addChildren([
  createRoute({ ...modulePage, getParentRoute: () => inProject }),
  createRoute({ ...rehearsalPage, getParentRoute: () => inProject }),
  createRoute({ ...dossierPage, getParentRoute: () => inProject }),
]);

/** The support desk. The screen redirects users who are not administrators. */
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  component: lazyRouteComponent(() => import('../screens/admin/AdminScreen.tsx'), 'AdminScreen'),
});

interface SuccessSearch extends CardSearch {
  /** Id of the checkout session; absent if the user did not come from a checkout. */
  readonly session_id?: string;
}

const success = createRoute({
  getParentRoute: () => signedIn,
  path: '/success',
  validateSearch: ({ session_id, ...rest }: Record<string, unknown>): SuccessSearch => ({
    ...(typeof session_id === 'string' && session_id !== '' ? { session_id } : {}),
    ...cardSearch(rest),
  }),
  component: lazyRouteComponent(
    () => import('../screens/success/SuccessScreen.tsx'),
    'SuccessScreen',
  ),
});

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  validateSearch: cardSearch,
  component: lazyRouteComponent(
    () => import('../screens/account/AccountScreen.tsx'),
    'AccountScreen',
  ),
});

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.hasSession() ? '/dashboard' : '/', replace: true });
  },
});

const routeTree = root.addChildren([
  landing,
  englishLanding,
  auth,
  pricing,
  accountDeleted,
  terms,
  privacy,
  signedIn.addChildren([dashboard, plainPages, pagesInProject, success, account, admin]),
  unknown,
]);

export interface RouterSetup {
  readonly hasSession: RouterContext['hasSession'];
  readonly loadTexts?: RouterContext['loadTexts'];
  /** Set when the page is rendered on the server. */
  readonly server?: {
    readonly path: string;
    readonly rendered: RenderedBy;
    /** Nonce for the page's inline scripts. */
    readonly nonce: string | undefined;
    readonly isHydrated: boolean;
  };
}

/**
 * Keeps the router from scrolling the first page to the top if the user scrolled before hydration, unless the URL has a
 * hash.
 * @returns a function that the router calls after showing a page. It returns whether the router may scroll.
 */
function unlessScrolledEarly(): (shown: { location: { hash: string } }) => boolean {
  let isFirst = true;
  return ({ location: { hash } }) => {
    const stays = isFirst && hash === '' && window.scrollY > 0;
    isFirst = false;
    return !stays;
  };
}

/** The routes of the product (docs/product.md#pages). */
export function makeRouter({ hasSession, loadTexts, server }: RouterSetup) {
  return createRouter({
    routeTree,
    context: { hasSession, ...(loadTexts ? { loadTexts } : {}) },
    defaultPreload: 'intent',
    // On the server this option adds an inline script, which is useless on a page that is not hydrated.
    scrollRestoration: server ? server.isHydrated : unlessScrolledEarly(),
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: Crashed,
    ...(server
      ? {
          history: createMemoryHistory({ initialEntries: [server.path] }),
          dehydrate: () => ({ rendered: server.rendered }),
          ...(server.nonce === undefined ? {} : { ssr: { nonce: server.nonce } }),
        }
      : {}),
  });
}
