// @vitest-environment happy-dom
import { catalogue } from '@elan/modules/catalogue';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type FakeServer,
  fakeServer,
  savedEntry,
  showModule,
} from '../../moduleEditor/testing/stage.tsx';

const answers = Object.fromEntries(
  catalogue.brainstorm.questions.map((question) => [
    question.id,
    question.kind === 'select' ? question.options[0].id : 'Douze ans de four',
  ]),
);

let server: FakeServer;
beforeEach(() => {
  server = fakeServer('brainstorm');
});

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('“I already have an idea”', () => {
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'J’ai déjà une idée' }));

  it('opens the idea module', async () => {
    await showModule({ key: 'brainstorm' });
    await press();
    await waitFor(() => expect(title()).toBe(catalogue.idea.title.fr));
  });

  const pressOffline = async () => {
    await showModule({ key: 'brainstorm' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await press();
    await screen.findByRole('alert');
    vi.stubGlobal('fetch', server.fetch);
  };

  it('opens the idea module once it is pressed again after a failure', async () => {
    await pressOffline();
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(title()).toBe(catalogue.idea.title.fr));
    expect(server.module?.hasIdea).toBe(true);
  });

  it('opens the idea module once it is applied to what was saved elsewhere', async () => {
    await showModule({ key: 'brainstorm' });
    await screen.findByRole('button', { name: 'J’ai déjà une idée' });
    server.module = { answers, lastUpdated: savedEntry.lastUpdated };
    await press();
    fireEvent.click(await screen.findByRole('button', { name: 'Faire ce changement' }));
    await waitFor(() => expect(title()).toBe(catalogue.idea.title.fr));
    expect(server.module.hasIdea).toBe(true);
  });

  it('takes nobody away once it is saved again by itself after a failure', async () => {
    await pressOffline();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.module?.hasIdea).toBe(true));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(title()).toBe(catalogue.brainstorm.title.fr);
  });
});

it('reports that there are no ideas only while none are being generated', async () => {
  server.module = { answers, lastUpdated: savedEntry.lastUpdated };
  // A stream without an end event is reconnected, so the generation keeps running.
  server.generation = [];
  await showModule({ key: 'brainstorm' });
  const region = await screen.findByRole('region', { name: 'Vos idées' });
  expect(within(region).getByText('Aucune idée générée')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Générer' }));
  await within(region).findByRole('progressbar');
  expect(within(region).queryByText('Aucune idée générée')).toBeNull();
});

describe('the ideas of a list', () => {
  const idea = (title: string, sector: string, interestLevel: 'Élevé' | 'Moyen') => ({
    title,
    description: `Description de ${title}.`,
    sector,
    interestLevel,
  });
  const generatedIdeas = [
    idea('Pain', 'Alimentation', 'Élevé'),
    idea('Laine', 'Artisanat', 'Moyen'),
    idea('Miel', 'Alimentation', 'Moyen'),
    idea('Cuir', 'Artisanat', 'Moyen'),
    idea('Bois', 'Artisanat', 'Moyen'),
  ];
  const card = (title: string) => screen.getByRole('button', { name: title });
  const bar = () => screen.getByRole('region', { name: 'Idée choisie' });
  const develop = () => screen.getAllByRole('button', { name: 'Développer cette idée' });
  const box = (title: string) =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: 'Comparer' })
      .find((one) => one.getAttribute('aria-describedby') === card(title).id) as HTMLInputElement;

  beforeEach(() => {
    server.module = { answers, generatedIdeas, lastUpdated: savedEntry.lastUpdated };
  });
  const show = async () => {
    await showModule({ key: 'brainstorm' });
    await screen.findByRole('button', { name: 'Pain' });
  };

  it('shows a choice at once, with one button to develop it, and keeps it where the save fails', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      if (request.method !== 'PUT') return server.fetch(path, request);
      await promise;
      return Response.json({ error: 'x', code: 'internal' }, { status: 500 });
    });
    await show();
    expect(screen.queryByRole('region', { name: 'Idée choisie' })).toBeNull();
    fireEvent.click(card('Laine'));
    expect(within(bar()).getByText('Laine')).toBeTruthy();
    expect(card('Laine').getAttribute('aria-pressed')).toBe('true');
    expect(develop()).toHaveLength(1);
    resolve();
    expect((await screen.findByRole('alert')).textContent).toContain('L’enregistrement n’a pas');
    expect(within(bar()).getByText('Laine')).toBeTruthy();
    vi.stubGlobal('fetch', server.fetch);
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(server.module?.selectedIdea?.title).toBe('Laine'));
    expect(within(bar()).getByText('Laine')).toBeTruthy();
  });

  it('leads from a chosen card to its button without a way through the other ideas', async () => {
    await show();
    expect(screen.queryByRole('link', { name: 'Passer à la suite' })).toBeNull();
    fireEvent.click(card('Laine'));
    const way = screen.getByRole('link', { name: 'Passer à la suite' });
    const stops = [...document.querySelectorAll('button, a, input')];
    expect(stops.indexOf(way) - stops.indexOf(card('Laine'))).toBe(1);
    fireEvent.click(way);
    expect(document.activeElement).toBe(develop()[0]);
  });

  it('offers no button to develop a choice to a suspended person', async () => {
    server.module = { ...server.module, selectedIdea: generatedIdeas[0] } as typeof server.module;
    await showModule({ key: 'brainstorm', me: { hasAccess: false } });
    await screen.findByRole('button', { name: 'Pain' });
    expect(screen.queryByRole('region', { name: 'Idée choisie' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Passer à la suite' })).toBeNull();
    expect(card('Pain').getAttribute('aria-pressed')).toBe('true');
  });

  it('develops a choice once it is saved', async () => {
    await show();
    fireEvent.click(card('Laine'));
    server.key = 'brainstorm';
    fireEvent.click(develop()[0] as HTMLElement);
    await waitFor(() => expect(server.sent('PUT', 'brainstorm')).toHaveLength(1));
    await waitFor(() => expect(server.sent('PUT', 'idea')).toHaveLength(1));
  });

  it('opens the idea module only if the page was not left during the copy', async () => {
    server.module = { ...server.module, selectedIdea: generatedIdeas[0] } as typeof server.module;
    const { promise, resolve } = Promise.withResolvers<void>();
    const goTo = await showModule({ key: 'brainstorm' });
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      if (request.method === 'PUT') await promise;
      return server.fetch(path, request);
    });
    await screen.findByRole('button', { name: 'Pain' });
    fireEvent.click(develop()[0] as HTMLElement);
    await goTo('/module/analysis');
    expect(title()).toBe(catalogue.analysis.title.fr);
    resolve();
    await waitFor(() => expect(server.sent('PUT', 'idea')).toHaveLength(1));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(title()).toBe(catalogue.analysis.title.fr);
  });

  const nextLinks = [
    ['at the end', /^Module suivant/],
    ['at the top', /^Suivant/],
  ] as const;
  it.each(nextLinks)('takes the chosen idea along to the next module, %s', async (_where, name) => {
    await show();
    fireEvent.click(card('Miel'));
    await waitFor(() => expect(server.sent('PUT', 'brainstorm')).toHaveLength(1));
    fireEvent.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(server.sent('PUT', 'idea')).toHaveLength(1));
    expect(JSON.stringify(server.sent('PUT', 'idea'))).toContain(
      'Miel\u00a0: Description de Miel.',
    );
    expect(server.sent('PUT', 'idea')).toMatchObject([
      { data: { proposedAnswers: ['businessIdea'], defaultedAnswers: ['problemSolved'] } },
    ]);
  });

  it.each(nextLinks)('brings into view why it is not taken along, %s', async (_where, name) => {
    server.module = { ...server.module, selectedIdea: generatedIdeas[0] } as typeof server.module;
    await show();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.click(await screen.findByRole('link', { name }));
    await within(bar()).findByRole('alert');
    expect(scrolled.mock.contexts).toEqual([bar()]);
    scrolled.mockRestore();
  });

  it.each(nextLinks)('goes straight to an idea that was rewritten, %s', async (_where, name) => {
    const rewritten = {
      answers: { businessIdea: 'Des ruches' },
      lastUpdated: savedEntry.lastUpdated,
    };
    server.others = { idea: rewritten };
    await show();
    fireEvent.click(card('Miel'));
    await waitFor(() => expect(server.sent('PUT', 'brainstorm')).toHaveLength(1));
    fireEvent.click(await screen.findByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name: 'Mon idée' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sent('PUT', 'idea')).toEqual([]);
  });

  it('filters by interest and sector, where the ideas differ in them', async () => {
    await show();
    fireEvent.change(screen.getByLabelText('Secteur'), { target: { value: 'Alimentation' } });
    expect(screen.getByText('2 idées sur 5')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Laine' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Intérêt'), { target: { value: '0' } });
    expect(screen.getByText('1 idée sur 5')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Secteur'), { target: { value: 'Artisanat' } });
    fireEvent.click(screen.getByRole('button', { name: 'Afficher toutes les idées' }));
    expect(screen.getByText('5 idées')).toBeTruthy();
  });

  it('compares up to four marked ideas, and chooses one there', async () => {
    await show();
    fireEvent.click(box('Pain'));
    expect(screen.getByText(/^Une idée cochée/)).toBeTruthy();
    for (const title of ['Laine', 'Miel', 'Cuir']) fireEvent.click(box(title));
    expect(box('Bois').disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Comparer 4 idées' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparer vos idées' }));
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Aspect',
      'Pain',
      'Laine',
      'Miel',
      'Cuir',
    ]);
    fireEvent.click(
      dialog.getAllByRole('button', { name: 'Choisir cette idée' })[2] as HTMLElement,
    );
    expect(within(bar()).getByText('Miel')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    await show();
    expect(box('Cuir').checked).toBe(true);
    expect(localStorage.getItem('elan.compared.u1.p1')).not.toContain('Cuir');
  });

  it('marks ideas for comparison where the browser stores nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await show();
    for (const title of ['Pain', 'Laine', 'Miel']) fireEvent.click(box(title));
    fireEvent.click(box('Laine'));
    expect(screen.getByRole('button', { name: 'Comparer 2 idées' })).toBeTruthy();
    expect([box('Pain').checked, box('Laine').checked]).toEqual([true, false]);
    full.mockRestore();
    fireEvent.click(box('Laine'));
    cleanup();
    await show();
    expect(screen.getByRole('button', { name: 'Comparer 3 idées' })).toBeTruthy();
    localStorage.clear();
  });

  it('shows in full a chosen idea that the list no longer holds', async () => {
    const selectedIdea = { title: 'Cire', sector: 'Artisanat', description: 'Des bougies.' };
    server.module = { answers, generatedIdeas, selectedIdea, lastUpdated: savedEntry.lastUpdated };
    await show();
    expect(screen.getByText('Des bougies.')).toBeTruthy();
    expect(develop()).toHaveLength(1);
  });
});

describe('an idea that was chosen and not developed', () => {
  const selectedIdea = { title: 'Miel', sector: 'Alimentation', description: 'Du miel de ville.' };
  const brainstorm = { answers, selectedIdea, lastUpdated: savedEntry.lastUpdated };
  const field = (id: string) =>
    document.querySelector(`[data-question="${id}"]`) as HTMLInputElement;

  it('is offered on the idea’s page, and fills in what is blank', async () => {
    server = fakeServer('idea');
    server.others = { brainstorm };
    server.module = { answers: { location: 'Rimouski' }, lastUpdated: savedEntry.lastUpdated };
    await showModule({ key: 'idea' });
    fireEvent.click(await screen.findByRole('button', { name: 'Développer cette idée' }));
    expect(field('businessIdea').value).toBe('Miel\u00a0: Du miel de ville.');
    expect(field('location').value).toBe('Rimouski');
    expect(screen.queryByRole('button', { name: 'Développer cette idée' })).toBeNull();
  });

  it('is not offered once the idea is described', async () => {
    server = fakeServer('idea');
    server.others = { brainstorm };
    server.module = savedEntry;
    await showModule({ key: 'idea' });
    await screen.findByText('Le texte ancien.');
    expect(screen.queryByRole('button', { name: 'Développer cette idée' })).toBeNull();
  });
});
