// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { countUnsaved } from '../../drafts/drafts.ts';
import { UserMenu } from '../../shell/UserMenu.tsx';
import { freePerson, Refusal, showAt } from '../../subscription/testing/premiumStage.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { fakeDashboard, project, showDashboard } from './testing/dashboardStage.tsx';

const words = {
  fr: { name: 'Nom du projet', create: 'Créer le projet', start: 'Nouveau projet' },
  en: { name: 'Project name', create: 'Create project', start: 'New project' },
};
const name = (language: 'fr' | 'en' = 'fr') =>
  screen.getByLabelText<HTMLInputElement>(words[language].name);
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
const type = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
const send = (language: 'fr' | 'en' = 'fr') =>
  fireEvent.click(screen.getByRole('button', { name: words[language].create }));

/** Sends the form of a new project to a server that replies only once `reply` is resolved. */
async function sendSlowly() {
  const server = fakeDashboard();
  const reply = Promise.withResolvers<void>();
  server.delays['POST projects'] = reply.promise;
  const { router } = await showDashboard();
  type(name(), 'Pain de nuit');
  send();
  return { server, reply, router };
}

describe('a new project', () => {
  it('is suggested to a person without one, and is opened once created', async () => {
    const server = fakeDashboard();
    const { router } = await showDashboard();
    expect(screen.getByRole('region', { name: 'Votre premier projet' })).toBeTruthy();
    type(name(), 'Pain de nuit');
    type(description(), 'Une boulangerie de nuit.');
    send();
    expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/p/1/module/brainstorm');
    expect(server.projects[0]).toMatchObject({
      name: 'Pain de nuit',
      description: 'Une boulangerie de nuit.',
    });
  });

  it('keeps what is typed during its creation as a draft of it', async () => {
    fakeDashboard();
    await showDashboard();
    type(name(), 'Pain de nuit');
    send();
    type(description(), 'Une boulangerie de nuit.');
    await screen.findByText('page /p/$projectId/module/$key');
    expect(localStorage.getItem('elan.draft.u1.new')).toBeNull();
    expect(JSON.parse(localStorage.getItem('elan.draft.u1.1') ?? '')).toEqual({
      description: 'Une boulangerie de nuit.',
      savedAt: expect.any(String),
    });
  });

  it('is created once if the page is left before the reply, which takes nobody away', async () => {
    const { server, reply, router } = await sendSlowly();
    await act(() => router.navigate({ to: '/pricing' }));
    expect(countUnsaved('u1')).toBe(1);
    reply.resolve();
    await waitFor(() => expect(countUnsaved('u1')).toBe(0));
    expect(router.state.location.pathname).toBe('/pricing');
    await act(() => router.navigate({ to: '/dashboard' }));
    await screen.findByRole('article', { name: 'Pain de nuit' });
    expect(screen.queryByLabelText(words.fr.name)).toBeNull();
    expect(server.projects).toHaveLength(1);
  });

  it('is not sent again by a form opened before the reply, which is cleared by it', async () => {
    const { server, reply, router } = await sendSlowly();
    await act(() => router.navigate({ to: '/pricing' }));
    await act(() => router.navigate({ to: '/dashboard' }));
    await waitFor(() => expect(name().value).toBe('Pain de nuit'));
    send();
    type(description(), 'Une boulangerie de nuit.');
    reply.resolve();
    await screen.findByRole('article', { name: 'Pain de nuit' });
    expect(server.projects).toHaveLength(1);
    expect(localStorage.getItem('elan.draft.u1.new')).toBeNull();
    expect(localStorage.getItem('elan.draft.u1.1')).toContain('Une boulangerie de nuit.');
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it.each([
    ['the page was left', ['/pricing']],
    ['it was left and opened again', ['/pricing', '/dashboard']],
  ] as const)('reports its failure also if %s', async (_when, pages) => {
    const { server, reply, router } = await sendSlowly();
    server.refusals['POST projects'] = new Refusal('', 0);
    for (const to of pages) await act(() => router.navigate({ to }));
    reply.resolve();
    expect(await screen.findByText(/^La connexion au réseau a échoué/)).toBeTruthy();
    expect(countUnsaved('u1')).toBe(1);
  });

  it('of a person who has an idea begins with that idea', async () => {
    const server = fakeDashboard();
    const { router } = await showDashboard();
    type(name(), 'Pain de nuit');
    fireEvent.click(screen.getByRole('radio', { name: 'J’ai déjà une idée' }));
    send();
    expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/p/1/module/idea');
    const saved = server.requests.find(({ call }) => call === 'PUT projects');
    expect(saved?.body).toEqual({ data: { hasIdea: true }, baseLastUpdated: null });
  });

  it('begins with the ideas where that could not be noted, and reports it', async () => {
    const server = fakeDashboard();
    server.refusals['PUT projects'] = new Refusal('internal', 500);
    const { router } = await showDashboard();
    type(name(), 'Pain de nuit');
    fireEvent.click(screen.getByRole('radio', { name: 'J’ai déjà une idée' }));
    send();
    expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/p/1/module/brainstorm');
    expect(server.projects).toHaveLength(1);
  });

  it.each([
    ['', 'Donnez un nom au projet.'],
    [' \t\u00a0 ', 'Donnez un nom au projet.'],
    ['é'.repeat(121), /121 caractères; le maximum est de 120/],
    ['Pain \ud83d de nuit', /caractère qui ne peut pas être enregistré/],
  ])('with the name %j is refused in place, and nothing is cut', async (typed, why) => {
    const server = fakeDashboard();
    await showDashboard();
    type(name(), typed);
    send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(why);
    expect(name().getAttribute('aria-describedby')).toContain(alert.id);
    expect(name().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(name().value).toBe(typed);
    expect(server.requests.some(({ call }) => call === 'POST projects')).toBe(false);
  });

  it('refuses a description that is too long, and keeps it', async () => {
    fakeDashboard();
    await showDashboard();
    type(name(), 'Pain de nuit');
    type(description(), 'x'.repeat(2_001));
    send();
    await waitFor(() => expect(document.activeElement).toBe(description()));
    expect(description().value).toHaveLength(2_001);
    expect(screen.getByRole('alert').textContent).toContain('le maximum est de');
  });

  it.each([
    ['fr', new Refusal('', 0), /^La connexion au réseau a échoué/],
    ['en', new Refusal('', 0), /^Network connection failed\. Please check your internet/],
    ['fr', new Refusal('database_unavailable', 503), /^Impossible de joindre la base/],
    ['en', new Refusal('database_unavailable', 503), /^Unable to connect to database\. Please/],
    ['fr', new Refusal('database_not_writable', 503), /^Rien ne peut être enregistré pour/],
    ['en', new Refusal('database_busy', 503), /^The service has too much to do at the/],
    ['fr', new Refusal('internal', 500), /^Le projet n’a pas pu être créé\. Un problème est/],
    ['en', new Refusal('internal', 500), /^Failed to create project: Something went wrong/],
    ['fr', new Refusal('suspended', 403), /^Votre compte est suspendu/],
    ['en', new Refusal('forbidden_origin', 403), /^Access denied\. Please ensure/],
    ['en', new Refusal('unauthenticated', 401), /^Authentication error\. Please sign out/],
  ] as const)(
    'in %s shows for %o what it is, keeps what was typed and is sent again',
    async (language, refusal, why) => {
      localStorage.setItem('elan.language', language);
      const server = fakeDashboard();
      await showDashboard();
      server.refusals['POST projects'] = refusal;
      type(name(language), 'Pain de nuit');
      send(language);
      expect((await screen.findByRole('alert')).textContent).toMatch(why);
      expect(name(language).value).toBe('Pain de nuit');
      server.refusals = {};
      send(language);
      expect(await screen.findByText('page /p/$projectId/module/$key')).toBeTruthy();
    },
  );

  it('is restored after the page was left, until it is cancelled', async () => {
    fakeDashboard([project('1')]);
    await showDashboard();
    fireEvent.click(screen.getByRole('button', { name: words.fr.start }));
    // Synchronously, so that no keystroke is lost.
    expect(document.activeElement).toBe(name());
    type(name(), 'Atelier Boréal');
    cleanup();
    await showDashboard();
    await waitFor(() => expect(name().value).toBe('Atelier Boréal'));
    const form = within(screen.getByRole('region', { name: words.fr.start }));
    fireEvent.click(form.getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByLabelText(words.fr.name)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.fr.start }));
    cleanup();
    await showDashboard();
    expect(screen.queryByLabelText(words.fr.name)).toBeNull();
  });

  // The last test, because signing out resets the language.
  it('is created once if the user signs out before the reply', async () => {
    const server = fakeDashboard();
    const reply = Promise.withResolvers<void>();
    const screens = (
      <>
        <UserMenu />
        <DashboardScreen />
      </>
    );
    await showAt(screens, { me: freePerson, at: '/dashboard' });
    server.delays['POST projects'] = reply.promise;
    type(await screen.findByLabelText(words.fr.name), 'Pain de nuit');
    send();
    fireEvent.click(screen.getByRole('button', { name: freePerson.user.email }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));
    await act(async () => reply.resolve());
    expect(await screen.findByText('page /auth')).toBeTruthy();
    expect(server.projects).toHaveLength(1);
    expect(localStorage.getItem('elan.draft.u1.new')).toBeNull();
  });
});
