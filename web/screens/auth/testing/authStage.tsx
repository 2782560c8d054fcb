import type { Language } from '@elan/domain/language';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type HistoryState,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { useLanguage } from '../../../copy/language.tsx';
import { makeQueryClient } from '../../../lib/queryClient.ts';
import { AppProviders } from '../../../testing/AppProviders.tsx';
import { ToastProvider } from '../../../ui/Toasts.tsx';
import { AuthInApp } from '../AuthInApp.tsx';

/** The fake server's reply to a request: a body, a failure, no response, or a promise of one of them. */
export type Answer = object | 'unreachable';
export class Refusal {
  readonly status: number;
  readonly body: object;
  readonly retryAfter: number | undefined;
  constructor(
    code: string,
    status: number,
    facts: { attemptsRemaining?: number; retryAfter?: number } = {},
  ) {
    this.status = status;
    this.body = { error: 'x', code, ...facts };
    this.retryAfter = facts.retryAfter;
  }
}

const usual: Readonly<Record<string, Answer>> = {
  'GET /api/me': { user: { id: 'u1', email: 'alex@exemple.ca' }, language: 'fr' },
  'GET /api/deployment': { freeLimit: 3, standIns: [] },
};

/**
 * Replies to the pages' requests.
 * @param answers by method and path.
 * @returns the request bodies for each method and path.
 */
export function fakeServer(answers: Readonly<Record<string, Answer>>) {
  const bodies = new Map<string, unknown[]>();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const name = `${method} ${path}`;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    bodies.set(name, [...(bodies.get(name) ?? []), sent]);
    const answer = await { ...usual, ...answers }[name];
    if (answer === undefined) throw new Error(`nothing answers ${name}`);
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (!(answer instanceof Refusal)) return Response.json(answer);
    const headers: HeadersInit = answer.retryAfter ? { 'retry-after': `${answer.retryAfter}` } : {};
    return Response.json(answer.body, { status: answer.status, headers });
  });
  return { bodiesOf: (name: string) => bodies.get(name) ?? [] };
}

/** Renders /auth at a path. @returns its router and query cache. */
export async function showAuth(at = '/auth', state: HistoryState = {}) {
  const root = createRootRoute();
  const auth = createRoute({
    getParentRoute: () => root,
    path: '/auth',
    validateSearch: (search: Record<string, unknown>) => search,
    component: AuthInApp,
  });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <p lang={useLanguage().language}>ailleurs</p>,
  });
  const history = createMemoryHistory({ initialEntries: [at] });
  history.replace(at, state);
  const router = createRouter({ routeTree: root.addChildren([auth, elsewhere]), history });
  const client = makeQueryClient();
  const { unmount } = await act(async () =>
    render(
      <AppProviders client={client}>
        <ToastProvider dismissLabel="Masquer">
          <RouterProvider router={router} />
        </ToastProvider>
      </AppProviders>,
    ),
  );
  return { router, client, unmount };
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

export function type(name: string, value: string): void {
  fireEvent.change(field(name), { target: { value } });
}

/** Clicks a button and waits until the effects are done. */
export async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(button(name));
  });
}

export const signIn = 'POST /api/auth/sign-in/email';
export const seventh = new Refusal('too_many_failures', 429, {
  attemptsRemaining: 0,
  retryAfter: 900,
});
export const locked = (retryAfter: number) =>
  new Refusal('account_locked', 429, { attemptsRemaining: 0, retryAfter });
export const wrong = (attemptsRemaining: number) =>
  new Refusal('invalid_credentials', 401, { attemptsRemaining, retryAfter: 0 });

/** Makes a sign-in that the server refuses. @returns the message on the page. */
export async function refuseSignIn(answer: Refusal | 'unreachable', language: Language = 'fr') {
  const { bodiesOf } = fakeServer({ [signIn]: answer });
  const isFrench = language === 'fr';
  type(isFrench ? 'Adresse courriel' : 'Email', 'Alex@Exemple.ca ');
  type(isFrench ? 'Mot de passe' : 'Password', 'levain-1');
  await press(isFrench ? 'Se connecter' : 'Sign in');
  if (bodiesOf(signIn).length !== 1) throw new Error('the form was not sent, or more than once');
  return (await screen.findByRole('alert')).textContent;
}
