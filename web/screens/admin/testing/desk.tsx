import type { AuditEntry, FailedJob, SupportedAccount } from '@elan/domain/contract/admin';
import type { OwnerNumbers } from '@elan/domain/contract/numbers';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { type Me, MeContext } from '../../../session/me.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { AdminScreen } from '../AdminScreen.tsx';

export const account: SupportedAccount = {
  id: 'u2',
  email: 'lea@exemple.ca',
  email_confirmed: true,
  language: 'fr',
  created_at: '2026-11-01T15:00:00.000Z',
  last_sign_in_at: '2026-11-22T03:05:00.000Z',
  suspended_at: null,
  locked_until: null,
  plan: 'premium',
  ai_usage: { used: 12, limit: 100 },
  subscription: {
    customer_id: 'cus_1',
    subscription_id: 'sub_1',
    subscription_status: 'active',
    price_id: 'price_1',
    current_period_start: 1_795_000_000,
    current_period_end: Date.parse('2026-12-15T15:00:00.000Z') / 1000,
    cancel_at_period_end: false,
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
  },
};

export const entry = (number: number, facts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `e${number}`,
  at: '2026-12-01T04:59:59.123456Z',
  action: 'account_viewed',
  admin_id: 'u1',
  admin_email: 'soutien@exemple.ca',
  account_id: 'u2',
  account_email: 'lea@exemple.ca',
  ...facts,
});

/** Statistics of an installation that was used on only one day. */
export function ownerNumbers(): OwnerNumbers {
  const quiet = { accounts: 0, succeeded: 0, failed: 0, mailsGivenUp: 0 };
  return {
    at: '2026-11-22T15:00:00.000Z',
    accounts: {
      all: 1_204,
      confirmed: 1_150,
      premium: 61,
      active: { day: 87, week: 310, month: 702 },
    },
    days: [
      { day: '2026-11-22', accounts: 14, succeeded: 118, failed: 7, mailsGivenUp: 2 },
      ...Array.from({ length: 29 }, (_, back) => ({
        day: new Date(Date.UTC(2026, 10, 21 - back)).toISOString().slice(0, 10),
        ...quiet,
      })),
    ],
    modules: [{ module: 'idea', succeeded: 118, failed: 7 }],
    failures: [{ code: 'ai_unavailable', count: 7 }],
    models: [
      {
        day: '2026-11-22',
        model: 'writer-1',
        generations: 118,
        tokensIn: 400_000,
        tokensCached: 100_000,
        tokensOut: 150_000,
        cost: 2.5,
      },
      {
        day: '2026-11-22',
        model: 'writer-2',
        generations: 7,
        tokensIn: 900,
        tokensCached: 0,
        tokensOut: 0,
        cost: null,
      },
    ],
    feedback: [
      {
        module: 'idea',
        promptVersion: 'a1b2c3',
        texts: 118,
        helped: 31,
        notHelped: 4,
        reasons: [
          { reason: 'faithful', count: 12 },
          { reason: 'general', count: 3 },
        ],
      },
    ],
    mails: { waiting: 3, oldest: '2026-11-22T14:30:00.000Z' },
  };
}

const me: Me = {
  user: { id: 'u1', email: 'soutien@exemple.ca' },
  language: 'fr',
  aiUsage: { used: 0, limit: 3 },
  generationsUnderWay: 0,
  hasAccess: true,
  isFounder: false,
  hasPremiumAccess: false,
  isAdmin: true,
};

/** The effect of each action on an account, as on the server. */
const effects: Readonly<Record<string, (account: SupportedAccount) => SupportedAccount>> = {
  cancel: (before) => withCancellation(before, true),
  resume: (before) => withCancellation(before, false),
  suspend: (before) => ({ ...before, suspended_at: '2026-11-22T15:00:00.000Z' }),
  restore: (before) => ({ ...before, suspended_at: null }),
  'lift-lockout': (before) => ({ ...before, locked_until: null }),
};

function withCancellation(before: SupportedAccount, cancel: boolean): SupportedAccount {
  const { subscription } = before;
  return {
    ...before,
    subscription: subscription && { ...subscription, cancel_at_period_end: cancel },
  };
}

/** Replies to the support desk's requests from one account and a log. */
export function fakeDesk() {
  const desk = {
    account: account as SupportedAccount | null,
    pages: [[entry(1)]] as readonly (readonly AuditEntry[])[],
    /** Undefined if they cannot be fetched. */
    numbers: ownerNumbers() as OwnerNumbers | undefined,
    jobs: [] as readonly FailedJob[],
    /** The failure of the next action or search. */
    refusal: undefined as { status: number; code: string } | undefined,
    /** The first page of the log that fails. */
    refusedPage: undefined as number | undefined,
    /** Responses wait for this promise. */
    held: Promise.resolve(),
    twoFactor: (_path: string): unknown => ({ enabled_at: entry(1).at, recovery_codes_left: 10 }),
    calls: [] as string[],
    bodies: [] as unknown[],
  };
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    // By default, two-factor sign-in is on.
    if (path.startsWith('/api/auth/two-factor')) return Response.json(desk.twoFactor(path));
    desk.calls.push(`${request.method} ${path}`);
    if (request.body) desk.bodies.push(JSON.parse(String(request.body)));
    if (path === '/api/health') return Response.json({ status: 'ok', version: '1.2.3' });
    const asked = desk.account;
    await desk.held;
    if (path === '/api/admin/numbers') {
      if (desk.numbers) return Response.json(desk.numbers);
      return Response.json({ error: 'x', code: 'database_unavailable' }, { status: 503 });
    }
    if (path.startsWith('/api/admin/audit')) {
      const page = Number(new URLSearchParams(path.split('?')[1]).get('cursor') ?? 0);
      if (desk.refusedPage !== undefined && page >= desk.refusedPage) {
        return Response.json({ error: 'x', code: 'internal' }, { status: 500 });
      }
      const more = page + 1 < desk.pages.length;
      return Response.json({
        entries: desk.pages[page] ?? [],
        nextCursor: more ? String(page + 1) : null,
      });
    }
    if (path === '/api/admin/jobs') return Response.json({ jobs: desk.jobs });
    if (desk.refusal) {
      const { status, code } = desk.refusal;
      return Response.json({ error: 'x', code }, { status });
    }
    const retried = /^\/api\/admin\/jobs\/(.+)\/retry$/.exec(path)?.[1];
    if (retried !== undefined) {
      desk.jobs = desk.jobs.filter(({ id }) => id !== retried);
      return Response.json({});
    }
    const effect = effects[path.split('/').at(-1) ?? ''];
    if (effect && asked) desk.account = effect(asked);
    return Response.json({ account: desk.account });
  });
  return desk;
}

/** Shows `/admin` to a user. @returns a function that returns the current path. */
export async function showDesk(person: Partial<Me> = {}): Promise<() => string> {
  const root = createRootRoute();
  const routes = [
    createRoute({
      getParentRoute: () => root,
      path: '/admin',
      component: () => (
        <MeContext value={{ ...me, ...person }}>
          <AdminScreen />
        </MeContext>
      ),
    }),
    createRoute({ getParentRoute: () => root, path: '/dashboard', component: () => 'Accueil' }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/admin'] }),
  });
  await act(async () => {
    renderScreen(<RouterProvider router={router} />);
  });
  // The page first fetches whether two-factor sign-in is on.
  await waitFor(() => {
    if (!screen.queryByText('Accueil') && !document.querySelector('button'))
      throw new Error('empty');
  });
  return () => router.state.location.pathname;
}
