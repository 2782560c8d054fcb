import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { makeQueryClient } from '../../lib/queryClient.ts';
import { type Me, MeContext, meQuery } from '../../session/me.ts';
import { AppProviders } from '../../testing/AppProviders.tsx';
import { ToastProvider } from '../../ui/Toasts.tsx';

/** A user of the free plan who has used one of three generations. */
export const freePerson: Me = {
  user: { id: 'u1', email: 'alice@exemple.ca' },
  language: 'fr',
  aiUsage: { used: 1, limit: 3 },
  generationsUnderWay: 0,
  hasAccess: true,
  isFounder: false,
  hasPremiumAccess: false,
  isAdmin: false,
};
export const premiumPerson: Me = {
  ...freePerson,
  hasPremiumAccess: true,
  aiUsage: { used: 12, limit: 100 },
  generationsUnderWay: 0,
};
export const founder: Me = {
  ...premiumPerson,
  isFounder: true,
  aiUsage: { used: 0, limit: 999_999 },
  generationsUnderWay: 0,
};

/** A paid subscription whose period ends on the afternoon of 1 January 2027. */
export const activeRow: SubscriptionRow = {
  customer_id: 'cus_1',
  subscription_id: 'sub_1',
  subscription_status: 'active',
  price_id: 'price_1',
  current_period_start: Date.UTC(2026, 11, 1, 17) / 1_000,
  current_period_end: Date.UTC(2027, 0, 1, 17) / 1_000,
  cancel_at_period_end: false,
  payment_method_brand: 'visa',
  payment_method_last4: '4242',
};
export const pastDueRow: SubscriptionRow = { ...activeRow, subscription_status: 'past_due' };
export const endingRow: SubscriptionRow = { ...activeRow, cancel_at_period_end: true };
export const canceledRow: SubscriptionRow = { ...activeRow, subscription_status: 'canceled' };

/** The fake server's answer to a call: a JSON body, a complete response, or the code and status of a failure. */
export type Answer = object | null | Refusal | Response;
export class Refusal {
  readonly code: string;
  readonly status: number;
  constructor(code: string, status = 409) {
    this.code = code;
    this.status = status;
  }
}

/**
 * Stubs `fetch` with these answers, by "METHOD /path"; `deployment` has a default answer.
 * @returns the answers, which may be changed, and a function that lists the calls made.
 */
export function fakeApi(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>) {
  const calls: { call: string; body: unknown }[] = [];
  const all: typeof answers = {
    'GET /api/deployment': {
      standIns: [],
      supportEmail: 'soutien@exemple.quebec',
      signupDisabled: false,
      freeLimit: 3,
      plan: { id: 'premium', priceId: 'price_1', mode: 'subscription' },
    },
    ...answers,
  };
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const call = `${request.method} ${url}`;
    calls.push({ call, body: request.body ? JSON.parse(String(request.body)) : undefined });
    const given = all[call] === undefined ? new Refusal('not_found', 404) : all[call];
    const answer = typeof given === 'function' ? await given() : given;
    if (answer instanceof Response) return answer.clone();
    if (!(answer instanceof Refusal)) return Response.json(answer);
    if (answer.status === 0) throw new TypeError('no network');
    return Response.json({ error: 'x', code: answer.code }, { status: answer.status });
  });
  return {
    answers: all,
    made: (call: string) => calls.filter((one) => one.call === call),
  };
}

/** Account facts for a test that runs on the last evening of November in Toronto. */
export const accountFacts = {
  email: freePerson.user.email,
  createdAt: '2026-11-01T04:30:00.000Z',
  lastSignInAt: '2026-12-01T03:05:00.000Z',
  storage: { used: 1_250_000, limit: 50_000_000 },
  carriedGenerations: 0,
};

const elsewhere = [
  '/',
  '/auth',
  '/account-deleted',
  '/dashboard',
  '/account',
  '/p/$projectId/module/$key',
  '/p/$projectId/rehearsal',
  '/p/$projectId/dossier',
  '/pricing',
  '/success',
  '/terms',
  '/privacy',
];

interface Scene {
  /** Null for a signed-out visitor. */
  readonly me: Me | null;
  /** The path with its query, such as "/pricing?checkout=cancelled". */
  readonly at?: string;
  /** The route pattern, if the path has a parameter. */
  readonly path?: string;
}

/** Renders a screen at its path; every other route only shows its own path. */
export async function showAt(screen: ReactNode, { me, at = '/here', path }: Scene) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false, staleTime: 10_000 } });
  if (me) client.setQueryData(meQuery.queryKey, me);
  const root = createRootRoute();
  const here = path ?? at.split(/[?#]/)[0] ?? at;
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: here,
      component: () => <Stage>{screen}</Stage>,
    }),
    ...elsewhere
      .filter((other) => other !== here)
      .map((other) =>
        createRoute({
          getParentRoute: () => root,
          path: other,
          component: () => <p>{`page ${other}`}</p>,
        }),
      ),
  ]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await act(async () => {
    render(
      <AppProviders client={client}>
        <ToastProvider dismissLabel="×">
          <RouterProvider router={router as never} />
        </ToastProvider>
      </AppProviders>,
    );
    await router.load();
  });
  return { client, router };
}

function Stage({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...meQuery, enabled: false });
  return <MeContext value={data}>{children}</MeContext>;
}
