// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readProjectDraft } from '../../drafts/projectDrafts.ts';
import { Refusal } from '../../subscription/testing/premiumStage.tsx';
import { fakeDashboard, project, showDashboard } from './testing/dashboardStage.tsx';

let server: ReturnType<typeof fakeDashboard>;

beforeEach(() => {
  server = fakeDashboard([
    project('1'),
    project('2', { name: 'Pain de nuit', description: 'Du pain' }),
  ]);
});

const card = (name = 'Pain de nuit') => within(screen.getByRole('article', { name }));
const field = (title: string, label: string) =>
  card(title).getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const name = () => card().getByLabelText<HTMLInputElement>('Nom du projet');
const edit = () => fireEvent.click(card().getByRole('button', { name: 'Modifier' }));
const save = () => fireEvent.click(card().getByRole('button', { name: 'Enregistrer' }));
const type = (value: string) => fireEvent.change(name(), { target: { value } });

/** Shows the dashboard, opens the card's form and types a name, if one is given. */
async function editing(typed?: string) {
  const page = await showDashboard();
  edit();
  if (typed !== undefined) type(typed);
  return page;
}

describe('a card that is edited', () => {
  it('accepts the new name and description, and returns the focus', async () => {
    await editing();
    expect(document.activeElement).toBe(name());
    type('  Pain de jour ');
    fireEvent.change(card().getByLabelText('Description'), { target: { value: '' } });
    save();
    const renamed = await screen.findByRole('article', { name: 'Pain de jour' });
    expect(server.projects[0]).toMatchObject({ id: '2', name: 'Pain de jour', description: '' });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(renamed).getByRole('button', { name: 'Modifier' }),
      ),
    );
  });

  it('keeps its accessible name while it is edited', async () => {
    await editing('Autre');
    expect(screen.getByRole('article', { name: 'Pain de nuit' })).toBeTruthy();
  });

  it('refuses a name of spaces in place', async () => {
    await editing('   ');
    save();
    const alert = await card().findByText('Donnez un nom au projet.');
    expect(name().getAttribute('aria-describedby')).toBe(alert.parentElement?.id);
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(server.requests.some(({ call }) => call === 'PATCH projects')).toBe(false);
  });

  it.each([
    [new Refusal('internal', 500), /^Le projet n’a pas pu être modifié\. Un problème est survenu/],
    [new Refusal('', 0), /^La connexion au réseau a échoué/],
    [new Refusal('suspended', 403), /^Votre compte est suspendu/],
    [new Refusal('not_found', 404), /^Le projet n’a pas pu être modifié\. Il n’existe plus/],
  ])('explains why it could not be saved (%o), and keeps what was typed', async (refusal, why) => {
    server.refusals['PATCH projects'] = refusal;
    await editing('Pain de jour');
    save();
    expect((await card().findByRole('alert')).textContent).toMatch(why);
    expect(name().value).toBe('Pain de jour');
    server.refusals = {};
    save();
    expect(await screen.findByRole('article', { name: 'Pain de jour' })).toBeTruthy();
  });

  it('is still being edited after the page was left', async () => {
    await editing('Pain de jour');
    cleanup();
    await showDashboard();
    await waitFor(() => expect(name().value).toBe('Pain de jour'));
    expect(document.activeElement).not.toBe(name());
  });

  it('leaves a name that was changed elsewhere, where only the description was typed', async () => {
    await editing();
    fireEvent.change(card().getByLabelText('Description'), { target: { value: 'Du bon pain' } });
    cleanup();
    server.projects = server.projects.map((one) =>
      one.id === '2' ? { ...one, name: 'Pain de jour' } : one,
    );
    await showDashboard();
    await waitFor(() => expect(field('Pain de jour', 'Description').value).toBe('Du bon pain'));
    expect(field('Pain de jour', 'Nom du projet').value).toBe('Pain de jour');
    fireEvent.click(card('Pain de jour').getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(server.projects[0]?.description).toBe('Du bon pain'));
    expect(server.projects[0]?.name).toBe('Pain de jour');
  });

  it.each([
    ['more of the name', 'Nom du projet', 'Pain de jour et de nuit'],
    ['the former name again', 'Nom du projet', 'Pain de nuit'],
    ['the description', 'Description', 'Du bon pain'],
  ])('stays open with %s typed during the save', async (_what, label, typed) => {
    await editing('Pain de jour');
    save();
    fireEvent.change(card().getByLabelText(label), { target: { value: typed } });
    await waitFor(() => expect(server.projects[0]?.name).toBe('Pain de jour'));
    await waitFor(() => expect(field('Pain de jour', label).value).toBe(typed));
    cleanup();
    await showDashboard();
    await waitFor(() => expect(field('Pain de jour', label).value).toBe(typed));
    fireEvent.click(card('Pain de jour').getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(localStorage.getItem('elan.draft.u1.2')).toBeNull());
    expect(JSON.stringify(server.projects[0])).toContain(typed);
  });

  it('has no draft once it is saved after the page was left, except of what was typed since', async () => {
    for (const since of ['', 'Du bon pain']) {
      const reply = Promise.withResolvers<void>();
      server.delays['PATCH projects'] = reply.promise;
      const { router } = await editing('Pain de jour');
      save();
      if (since !== '') {
        fireEvent.change(card().getByLabelText('Description'), { target: { value: since } });
      }
      await act(() => router.navigate({ to: '/pricing' }));
      reply.resolve();
      await waitFor(() => expect(server.projects[0]?.name).toBe('Pain de jour'));
      await waitFor(() => {
        const draft = readProjectDraft({ userId: 'u1', projectId: '2' });
        expect(draft?.name).toBeUndefined();
        expect(draft?.description).toBe(since === '' ? undefined : since);
      });
      server.projects = [project('2', { name: 'Pain de nuit', description: 'Du pain' })];
      cleanup();
    }
  });

  it('keeps a name that was sent after it was reopened, whose save fails after the earlier reply', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.delays['PATCH projects'] = first.promise;
    const { router } = await editing('Pain de jour');
    save();
    await act(() => router.navigate({ to: '/pricing' }));
    await act(() => router.navigate({ to: '/dashboard' }));
    await waitFor(() => expect(name().value).toBe('Pain de jour'));
    server.delays['PATCH projects'] = second.promise;
    type('Pain du soir');
    save();
    first.resolve();
    await waitFor(() => expect(server.projects[0]?.name).toBe('Pain de jour'));
    server.refusals['PATCH projects'] = new Refusal('internal', 500);
    second.resolve();
    await waitFor(() => expect(field('Pain de jour', 'Nom du projet').value).toBe('Pain du soir'));
    expect(readProjectDraft({ userId: 'u1', projectId: '2' })?.name).toBe('Pain du soir');
  });

  it('reports after the page was left that it could not be saved, and keeps its draft', async () => {
    const reply = Promise.withResolvers<void>();
    server.delays['PATCH projects'] = reply.promise;
    server.refusals['PATCH projects'] = new Refusal('internal', 500);
    const { router } = await editing('Pain de jour');
    save();
    await act(() => router.navigate({ to: '/pricing' }));
    reply.resolve();
    expect(await screen.findByText(/^Le projet n’a pas pu être modifié/)).toBeTruthy();
    expect(readProjectDraft({ userId: 'u1', projectId: '2' })?.name).toBe('Pain de jour');
  });

  it.each([
    new Refusal('', 0),
    new Refusal('internal', 502),
    new Refusal('database_unavailable', 503),
    new Refusal('internal', 504),
  ])('once online again sends what was saved, not what is being typed (%o)', async (refusal) => {
    server.refusals['PATCH projects'] = refusal;
    await editing('Pain de jour');
    save();
    await card().findByRole('alert');
    type('Boulang');
    server.refusals = {};
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.projects[0]?.name).toBe('Pain de jour'));
    const sent = server.requests.filter(({ call }) => call === 'PATCH projects');
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ name: 'Pain de jour' }));
    await screen.findByRole('article', { name: 'Pain de jour' });
    expect(field('Pain de jour', 'Nom du projet').value).toBe('Boulang');
  });

  it('closes once saved, where another device has changed the other field', async () => {
    const { client } = await editing('Pain de jour');
    const reply = Promise.withResolvers<void>();
    server.delays['PATCH projects'] = reply.promise;
    save();
    server.projects = server.projects.map((one) =>
      one.id === '2' ? { ...one, description: 'Du bon pain' } : one,
    );
    await act(() => client.invalidateQueries());
    await waitFor(() => expect(field('Pain de nuit', 'Description').value).toBe('Du bon pain'));
    reply.resolve();
    await screen.findByRole('article', { name: 'Pain de jour' });
    await waitFor(() => expect(screen.queryByLabelText('Nom du projet')).toBeNull());
    expect(server.projects[0]).toMatchObject({ name: 'Pain de jour', description: 'Du bon pain' });
    expect(localStorage.getItem('elan.draft.u1.2')).toBeNull();
  });

  it('leaves a name that was changed elsewhere, where its change was undone before', async () => {
    const { client } = await editing('Pain de nuits');
    type('Pain de nuit');
    server.projects = server.projects.map((one) =>
      one.id === '2' ? { ...one, name: 'Pain de jour' } : one,
    );
    await act(() => client.invalidateQueries());
    const description = await waitFor(() => field('Pain de jour', 'Description'));
    fireEvent.change(description, { target: { value: 'Du bon pain' } });
    fireEvent.click(card('Pain de jour').getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(server.projects[0]?.description).toBe('Du bon pain'));
    await waitFor(() => expect(screen.queryByLabelText('Nom du projet')).toBeNull());
    expect(localStorage.getItem('elan.draft.u1.2')).toBeNull();
    expect(server.projects[0]?.name).toBe('Pain de jour');
  });

  it('is unchanged when Escape cancels', async () => {
    await editing('Pain de jour');
    fireEvent.keyDown(name(), { key: 'Escape' });
    const button = card().getByRole('button', { name: 'Modifier' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    edit();
    expect(name().value).toBe('Pain de nuit');
  });
});
