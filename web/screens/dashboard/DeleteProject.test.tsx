// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../subscription/testing/premiumStage.tsx';
import { fakeDashboard, project, showDashboard } from './testing/dashboardStage.tsx';

let server: ReturnType<typeof fakeDashboard>;

beforeEach(() => {
  server = fakeDashboard([
    project('1', { name: 'Pain de nuit' }),
    project('2', { name: 'Atelier Boréal' }),
  ]);
});

const card = (name: string) => screen.queryByRole('article', { name });
const dialog = () => within(screen.getByRole('dialog'));
const click = (button: HTMLElement) => fireEvent.click(button);
function askToDelete(name: string) {
  click(within(screen.getByRole('article', { name })).getByRole('button', { name: 'Supprimer' }));
}
const confirm = () => click(dialog().getByRole('button', { name: 'Mettre à la corbeille' }));
const openBin = () => click(screen.getByRole('button', { name: 'Corbeille' }));
const focused = () => document.activeElement?.textContent;

async function deleteNight() {
  const page = await showDashboard();
  askToDelete('Pain de nuit');
  confirm();
  return page;
}
async function showBin() {
  const page = await showDashboard();
  openBin();
  return page;
}
async function clickFirst(name: string) {
  const [first] = await screen.findAllByRole('button', { name });
  if (first) click(first);
}

describe('deleting a project', () => {
  it('asks first, and does nothing when it is cancelled', async () => {
    await showDashboard();
    askToDelete('Pain de nuit');
    expect(dialog().getByText(/Vous aurez 30 jours pour le reprendre/)).toBeTruthy();
    click(dialog().getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.projects).toHaveLength(2);
  });

  it('puts it in the bin, clears it as the current one, and moves the focus to the next card', async () => {
    sessionStorage.setItem('elan.project.u1', '1');
    await deleteNight();
    await waitFor(() => expect(card('Pain de nuit')).toBeNull());
    expect(sessionStorage.getItem('elan.project.u1')).toBeNull();
    await waitFor(() => expect(focused()).toBe('Atelier Boréal'));
    expect(screen.getByText(/Pain de nuit.*est dans la corbeille/)).toBeTruthy();
  });

  it('leaves another current project alone', async () => {
    sessionStorage.setItem('elan.project.u1', '2');
    await deleteNight();
    await waitFor(() => expect(card('Pain de nuit')).toBeNull());
    expect(sessionStorage.getItem('elan.project.u1')).toBe('2');
  });

  it('stays open while it fails, and can be tried again', async () => {
    server.refusals['DELETE projects'] = new Refusal('internal', 500);
    await deleteNight();
    const why = /^Le projet n’a pas pu être supprimé\. Un problème est survenu/;
    expect((await dialog().findByRole('alert')).textContent).toMatch(why);
    server.refusals = {};
    confirm();
    await waitFor(() => expect(card('Pain de nuit')).toBeNull());
  });

  it('cannot be cancelled any more once it is confirmed', async () => {
    await showDashboard();
    askToDelete('Pain de nuit');
    const reply = Promise.withResolvers<void>();
    server.delays['DELETE projects'] = reply.promise;
    confirm();
    for (const button of ['Annuler', 'Fermer']) {
      await waitFor(() =>
        expect(dialog().getByRole('button', { name: button })).toHaveProperty('disabled', true),
      );
    }
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).not.toBeNull();
    reply.resolve();
    await screen.findByRole('button', { name: 'Reprendre' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('forgets the project and offers to undo also after the page was left', async () => {
    sessionStorage.setItem('elan.project.u1', '1');
    const { router } = await showDashboard();
    askToDelete('Pain de nuit');
    const reply = Promise.withResolvers<void>();
    server.delays['DELETE projects'] = reply.promise;
    confirm();
    await act(() => router.navigate({ to: '/pricing' }));
    reply.resolve();
    await screen.findByRole('button', { name: 'Reprendre' });
    expect(sessionStorage.getItem('elan.project.u1')).toBeNull();
  });

  it.each([
    ['its success', {}, /Pain de nuit.*est de retour/],
    ['its failure', { 'POST deleted-projects': new Refusal('internal', 500) }, /dans la corbeille/],
  ])('when undone after the page was left reports %s', async (_what, refusals, report) => {
    const { router } = await deleteNight();
    const undo = await screen.findByRole('button', { name: 'Reprendre' });
    await act(() => router.navigate({ to: '/pricing' }));
    server.refusals = refusals;
    click(undo);
    expect(await screen.findByText(report)).toBeTruthy();
    expect(server.bin).toHaveLength(Object.keys(refusals).length);
  });

  it('can be undone immediately', async () => {
    await deleteNight();
    click(await screen.findByRole('button', { name: 'Reprendre' }));
    await waitFor(() => expect(card('Pain de nuit')).not.toBeNull());
    expect(await screen.findByText(/Pain de nuit.*est de retour/)).toBeTruthy();
    expect(server.bin).toEqual([]);
  });

  it('reports that it cannot be undone', async () => {
    await deleteNight();
    server.refusals['POST deleted-projects'] = new Refusal('', 0);
    click(await screen.findByRole('button', { name: 'Reprendre' }));
    expect(await screen.findByText(/réseau a échoué.*toujours dans la corbeille/)).toBeTruthy();
  });
});

describe('the recycle bin', () => {
  beforeEach(() => {
    server.bin = ['Un', 'Deux'].map((name, at) => ({
      ...project(`b${at}`, { name }),
      deleted_at: '2026-11-22T15:00:00.000Z',
    }));
  });

  it('is read only once it is opened, and shows the deadlines', async () => {
    await showDashboard();
    expect(server.requests.some(({ call }) => call === 'GET deleted-projects')).toBe(false);
    openBin();
    expect(await screen.findAllByText('Peut être repris jusqu’au 22 décembre 2026')).toHaveLength(
      2,
    );
  });

  it('restores a project, reports it, and keeps the focus', async () => {
    await showBin();
    await clickFirst('Reprendre');
    expect(await screen.findByText(/Un.*est de retour/)).toBeTruthy();
    expect(card('Un')).not.toBeNull();
    await waitFor(() => expect(focused()).toBe('Deux'));
  });

  it('deletes one for good after asking again', async () => {
    await showBin();
    await clickFirst('Supprimer pour de bon');
    click(dialog().getByRole('button', { name: 'Supprimer pour de bon' }));
    expect(await screen.findByText(/Un.*est supprimé pour de bon/)).toBeTruthy();
    expect(server.bin.map(({ name }) => name)).toEqual(['Deux']);
    await waitFor(() => expect(focused()).toBe('Deux'));
  });

  it('reports a deletion for good also after the page was left', async () => {
    const { router } = await showBin();
    await clickFirst('Supprimer pour de bon');
    const reply = Promise.withResolvers<void>();
    server.delays['DELETE deleted-projects'] = reply.promise;
    click(dialog().getByRole('button', { name: 'Supprimer pour de bon' }));
    await act(() => router.navigate({ to: '/pricing' }));
    reply.resolve();
    expect(await screen.findByText(/Un.*est supprimé pour de bon/)).toBeTruthy();
  });

  it('reports that it could not be read, and reads it again', async () => {
    await showDashboard();
    server.refusals['GET deleted-projects'] = new Refusal('internal', 500);
    openBin();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erreur de connexion');
    server.refusals = {};
    click(within(alert).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Un')).toBeTruthy();
  });
});
