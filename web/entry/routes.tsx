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

/** What a page may pass to the next one in the history entry, not in the URL. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The session ended by itself; the sign-in page says so. */
    expired?: boolean;
    /** Where the person was then. */
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

/** The landing page after a navigation inside the app; loaded directly, it comes from the server without the app. */
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
    // The link of a mail also opens in a browser that is signed in: it may be another person's.
    if (search.type === undefined) onlySignedOut({ context });
  },
  component: lazyRouteComponent(() => import('../screens/auth/AuthInApp.tsx'), 'AuthInApp'),
});

/** A screen for signed-in and signed-out people, once its frame is loaded. */
async function withFrame<Screen extends { readonly preloadFrame: () => Promise<void> }>(
  loading: Promise<Screen>,
): Promise<Screen> {
  const screen = await loading;
  await screen.preloadFrame();
  return screen;
}

interface CardSearch {
  /** The provider's page where the card is changed was left. */
  readonly card?: 'updated';
}

function cardSearch({ card }: Record<string, unknown>): CardSearch {
  return card === 'updated' ? { card } : {};
}

interface PricingSearch extends CardSearch {
  /** The payment page was left without paying. */
  readonly checkout?: 'cancelled';
}

/** Public: signed in or not, each in its own frame. */
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

/** The page after an account was deleted. */
const accountDeleted = createRoute({
  getParentRoute: () => root,
  path: '/account-deleted',
  beforeLoad: onlySignedOut,
  component: lazyRouteComponent(
    () => import('../screens/accountDeleted/AccountDeletedScreen.tsx'),
    'AccountDeletedScreen',
  ),
});

/** Public, like the pricing. */
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

/** Everything behind the session: loads who is signed in, then renders the frame around the screen. */
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

/** The pages of a project at their plain addresses, which lead to those of the project used last. */
const plain = createRoute({
  getParentRoute: () => signedIn,
  id: 'plain',
  component: lazyRouteComponent(() => import('../shell/SignedIn.tsx'), 'PlainAddress'),
});

/** The same pages of the project that the address names. */
const inProject = createRoute({ getParentRoute: () => signedIn, path: '/p/$projectId' });

const modulePage = {
  path: '/module/$key',
  // Loaded here only: the catalogue holds every question, which signed-out pages do not need.
  beforeLoad: async ({ params }: { params: { key: string } }) => {
    const { isModuleKey } = await import('../catalogue/journey.ts');
    if (!isModuleKey(params.key)) throw redirect({ to: '/dashboard', replace: true });
  },
  component: lazyRouteComponent(async () => {
    const screen = await import('../screens/moduleRoute/ModuleScreen.tsx');
    // A module starts from its draft, so wait until lost drafts are restored.
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

/** The support desk; the screen itself redirects other people. */
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  component: lazyRouteComponent(() => import('../screens/admin/AdminScreen.tsx'), 'AdminScreen'),
});

interface SuccessSearch extends CardSearch {
  /** The checkout session that was paid; absent for a person who did not come from one. */
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

/** Where the routes run. */
export interface RouterSetup {
  readonly hasSession: RouterContext['hasSession'];
  readonly loadTexts?: RouterContext['loadTexts'];
  /** Set where the page is rendered on the server. */
  readonly server?: {
    readonly path: string;
    readonly rendered: RenderedBy;
    /** The nonce of its inline scripts. */
    readonly nonce: string | undefined;
    readonly isHydrated: boolean;
  };
}

/**
 * Where a person has scrolled before the page was hydrated, it stays: the router would bring its top back under their
 * finger. A position of an earlier visit is restored by the page's own inline script.
 * @returns whether the router may scroll, asked once it has shown a page.
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
    // On the server it adds an inline script, which is useless on a page that is not hydrated.
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
