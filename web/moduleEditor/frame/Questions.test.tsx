// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answered,
  fieldOf,
  regenerate,
  savedEntry,
  server,
  showModule,
  startEach,
} from '../testing/stage.tsx';

startEach('idea', () => {
  delete document.documentElement.dataset.oneByOne;
});

const isFolded = (id: string) => fieldOf(id).closest('[hidden]') !== null;
const toggle = () => screen.getByRole('button', { name: 'Questions et réponses' });
const shown = () => document.querySelector('[data-step][data-current]')?.getAttribute('data-step');

describe('the questions of a module that is not written', () => {
  it('are all in view, in groups, with how many are answered', async () => {
    await showModule();
    await screen.findByRole('heading', { level: 2, name: 'Votre idée et vos clients' });
    expect(screen.queryByRole('button', { name: 'Questions et réponses' })).toBeNull();
    const bar = () => screen.getByRole('progressbar', { name: 'Questions répondues' });
    expect(bar().getAttribute('aria-valuetext')).toBe('0 sur 7');
    fireEvent.change(fieldOf('location'), { target: { value: 'Rimouski' } });
    expect(bar().getAttribute('aria-valuetext')).toBe('1 sur 7');
    expect(screen.getByText('1 sur 2')).toBeTruthy();
    for (const id of Object.keys(answered.answers)) expect(isFolded(id)).toBe(false);
  });

  it('lead to the next required answer, also in a group that was folded', async () => {
    await showModule();
    const group = 'Groupe\u00a0: Votre idée et vos clients';
    fireEvent.click(await screen.findByRole('button', { name: group }));
    expect(isFolded('businessIdea')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /^Il manque 5 réponses/ }));
    expect(isFolded('businessIdea')).toBe(false);
    expect(document.activeElement).toBe(fieldOf('businessIdea'));
  });

  it('show their help on the first visit, later on demand with an example', async () => {
    await showModule();
    const help = /Dites ce que vous vendez/;
    await screen.findByText(help);
    const [first] = screen.getAllByRole('button', { name: 'Exemple' });
    fireEvent.click(first as HTMLElement);
    await screen.findByText(/^Je répare et j’entretiens les vélos/);
    cleanup();
    server.module = { ...answered, lastUpdated: savedEntry.lastUpdated };
    await showModule();
    const [later] = await screen.findAllByRole('button', { name: 'Aide et exemple' });
    expect(screen.queryByText(help)).toBeNull();
    fireEvent.click(later as HTMLElement);
    expect(screen.getByText(help)).toBeTruthy();
    await screen.findByText(/^Je répare et j’entretiens les vélos/);
  });

  it('do not count or tick a ready-made answer until it is changed or confirmed, and mark what the AI wrote', async () => {
    server.module = {
      ...answered,
      proposedAnswers: ['businessIdea'],
      defaultedAnswers: ['problemSolved', 'location'],
      lastUpdated: savedEntry.lastUpdated,
    };
    document.documentElement.dataset.oneByOne = '';
    await showModule();
    const given = Object.keys(answered.answers).length;
    const count = (less: number) => screen.getAllByText(`${given - less} sur 7`)[0];
    await waitFor(() => expect(count(2)).toBeTruthy());
    expect(screen.getByText('Idée rédigée par l’IA, à vérifier')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Liste des questions' }));
    const listed = (mark: string) =>
      screen.getAllByRole('button', { name: new RegExp(`${mark}$`) }).length;
    expect(listed('\\(répondue\\)')).toBe(given - 3);
    expect(listed('\\(répondue\\) ?Idée rédigée par l’IA, à vérifier')).toBe(1);
    expect(listed('Phrase toute faite, à réécrire')).toBe(2);
    fireEvent.change(fieldOf('location'), { target: { value: 'Matane' } });
    expect(count(1)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Confirmer la phrase toute faite/ }));
    expect(count(0)).toBeTruthy();
  });

  it('can be shown one at a time, with back, next and a list, and remember it', async () => {
    server.module = {
      answers: { businessIdea: 'Du pain' },
      comments: '',
      lastUpdated: savedEntry.lastUpdated,
    };
    await showModule();
    const choice = await screen.findByRole('checkbox', { name: 'Une question à la fois' });
    expect(screen.queryByRole('button', { name: 'Suivante' })).toBeNull();
    fireEvent.click(choice);
    expect(document.documentElement.dataset.oneByOne).toBe('');
    expect(shown()).toBe('targetMarket');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.click(screen.getByRole('button', { name: 'Suivante' }));
    expect(shown()).toBe('problemSolved');
    expect(document.activeElement).toBe(fieldOf('problemSolved'));
    // The field must not stay hidden behind the sticky bars.
    expect(scrolled.mock.contexts).toEqual([fieldOf('problemSolved')]);
    scrolled.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'Précédente' }));
    expect(shown()).toBe('targetMarket');
    // As on the dashboard, the comments do not count as a question.
    expect(screen.getByText('Question 2 sur 7')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Liste des questions' }));
    expect(screen.getByRole('button', { name: /entreprise\? \(répondue\)$/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Commentaires ou précisions' }));
    expect(shown()).toBe('module-comments');
    expect(screen.queryByText(/^Question \d/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Suivante' })).toBeNull();
    for (const id of Object.keys(answered.answers)) expect(fieldOf(id)).toBeTruthy();
    cleanup();
    delete document.documentElement.dataset.oneByOne;
    await showModule();
    await screen.findByRole('button', { name: 'Suivante' });
    expect(document.documentElement.dataset.oneByOne).toBe('');
  });
});

describe('the question that is being answered', () => {
  const noted = () => document.cookie.match(/elan_project=([^;]*)/)?.[1];
  const write = (id: string) => {
    fireEvent.focus(fieldOf(id));
    fireEvent.input(fieldOf(id), { target: { value: 'Les boutiques prennent' } });
  };
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the pages do
    document.cookie = 'elan_project=p1; Path=/; Max-Age=60';
  });

  it('is sent to the server, until the person goes on to another one', async () => {
    await showModule();
    await screen.findByRole('heading', { level: 2, name: 'Votre idée et vos clients' });
    fireEvent.focus(fieldOf('businessIdea'));
    expect(noted()).toBe('p1');
    write('problemSolved');
    expect(noted()).toBe('p1.idea.problemSolved');
    fireEvent.focus(fieldOf('location'));
    expect(noted()).toBe('p1');
    write('businessIdea');
    expect(noted()).toBe('p1.idea.businessIdea');
  });

  it('is still reported when the page opens there again', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the pages do
    document.cookie = 'elan_project=p1.idea.problemSolved; Path=/; Max-Age=60';
    await showModule();
    await screen.findByRole('heading', { level: 2, name: 'Votre idée et vos clients' });
    fireEvent.focus(fieldOf('problemSolved'));
    expect(noted()).toBe('p1.idea.problemSolved');
    fireEvent.focus(fieldOf('location'));
    expect(noted()).toBe('p1');
  });
});

describe('a module that is written', () => {
  beforeEach(() => {
    server.module = savedEntry;
  });

  it('leads with its text: its questions are folded, in the document, and Save stays', async () => {
    await showModule();
    await screen.findByText('Le texte ancien.');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(isFolded('location')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Générer' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' }).disabled).toBe(
      false,
    );
    const next = screen.getByRole('link', {
      name: 'Module suivant\u00a0: Analyse de la situation',
    });
    expect(next.getAttribute('href')).toBe('/p/p1/module/analysis');
    fireEvent.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(isFolded('location')).toBe(false);
  });

  it('shows what is missing outside what is folded, and links to it', async () => {
    server.module = { ...savedEntry, answers: { ...answered.answers, location: '' } };
    await showModule();
    await screen.findByText(/^Il reste une réponse obligatoire avant de régénérer/);
    fireEvent.click(screen.getByRole('link', { name: 'Où serez-vous en affaires?' }));
    expect(document.activeElement).toBe(fieldOf('location'));
    expect(isFolded('location')).toBe(false);
  });

  it('folds its questions once the first text is there, unless they are being edited', async () => {
    server.module = { ...answered, lastUpdated: savedEntry.lastUpdated };
    await showModule();
    fireEvent.click(await screen.findByRole('button', { name: 'Générer' }));
    await screen.findByText('Un texte neuf.');
    await waitFor(() => expect(isFolded('location')).toBe(true));
    expect(screen.getByRole('button', { name: 'Revenir aux questions' })).toBeTruthy();
  });

  it.each([
    ['that is saved', false],
    ['that arrives late', true],
  ])('comes back to the field from which a text %s was asked for', async (_how, isLate) => {
    server.module = { ...answered, lastUpdated: savedEntry.lastUpdated };
    server.superseded = isLate;
    await showModule();
    await screen.findByRole('button', { name: 'Générer' });
    act(() => fieldOf('location').focus());
    fireEvent.click(screen.getByRole('button', { name: 'Générer' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Analyse IA' }));
    await screen.findByText('Un texte neuf.');
    if (isLate) fireEvent.click(screen.getByRole('button', { name: 'Garder le texte enregistré' }));
    fireEvent.click(
      screen.getByRole('button', { name: 'Revenir à «\u00a0Où serez-vous en affaires?\u00a0»' }),
    );
    expect(document.activeElement).toBe(fieldOf('location'));
    expect(isFolded('location')).toBe(false);
  });
});

describe('generating again', () => {
  it('asks first: what it costs, how many are left, and what has changed since', async () => {
    server.module = { ...answered, lastUpdated: savedEntry.lastUpdated };
    await showModule();
    fireEvent.click(await screen.findByRole('button', { name: 'Générer' }));
    await screen.findByText('Un texte neuf.');
    const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Régénérer' }));
    ask();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Il vous en reste 1.')).toBeTruthy();
    expect(within(dialog).getByText(/^Vos réponses n’ont pas changé/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent('POST', 'generate')).toHaveLength(1);

    fireEvent.change(fieldOf('location'), { target: { value: 'Matane' } });
    ask();
    const again = await screen.findByRole('dialog');
    const changed = within(again).getAllByRole('listitem');
    expect(changed.map(({ textContent }) => textContent)).toEqual(['Où serez-vous en affaires?']);
  });

  it('writes once confirmed, and does not mention changes that this browser cannot know', async () => {
    server.module = savedEntry;
    await showModule();
    await screen.findByText('Le texte ancien.');
    fireEvent.click(screen.getByRole('button', { name: 'Régénérer' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText(/changé/)).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await regenerate();
    await screen.findByText('Un texte neuf.');
    expect(server.sent('POST', 'generate')).toHaveLength(1);
  });
});
