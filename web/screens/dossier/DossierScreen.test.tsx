// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { founder, freePerson } from '../../subscription/testing/premiumStage.tsx';
import { fileReply, firstEdition, paths, Refusal, showDossier } from './testing/dossierStage.tsx';

/** The names of the downloaded files. */
let saved: string[];

beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

const pictures = () => screen.queryAllByRole('img', { name: /^Page \d sur 5/ });
const button = (name: string) => screen.findByRole('button', { name });

it.each([
  ['fr', 'Mon dossier', 'Pour qui?', 'Télécharger en PDF'],
  ['en', 'My dossier', 'For whom?', 'Download PDF'],
] as const)('shows the choices and the files, in %s', async (language, title, forWhom, pdf) => {
  localStorage.setItem('elan.language', language);
  await showDossier();
  expect(await screen.findByRole('group', { name: forWhom })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: pdf })).toBeTruthy();
});

it('reports that no project is chosen', async () => {
  const { api } = await showDossier({ isPlain: true });
  expect(await screen.findByText('Aucun projet sélectionné')).toBeTruthy();
  expect(api.made(paths.project)).toEqual([]);
});

it('asks for the pages of the pack, the parts and the language that are chosen, and remembers them', async () => {
  const asked = 'pack=bank&language=en&parts=request%2Csummary%2CfinancialFile%2Cpeople%2Cproject';
  const rest = '%2Cmarket%2Cmarketing%2Coperations%2Cenvironment%2Csources';
  const { api } = await showDossier({
    answers: { [paths.pages(asked + rest)]: { pages: 9, replaced: [] } },
  });
  expect(await screen.findByText('5 pages')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Banque/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'Anglais' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Risques/ }));
  expect(await screen.findByText('9 pages')).toBeTruthy();
  expect(api.made(paths.pages(asked + rest))).toHaveLength(1);
  cleanup();
  await showDossier();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Banque/ }).checked).toBe(true),
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Risques/ }).checked).toBe(false);
  cleanup();
  // Another account on the same device has its own choice.
  await showDossier({ me: { ...founder, user: { ...founder.user, id: 'u2' } } });
  await screen.findByText('5 pages');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Banque/ }).checked).toBe(false);
});

it('offers a sheet of one page as a PDF alone, without a choice of parts', async () => {
  const query = 'pack=onepage&language=fr';
  const answers = { [paths.pages(query)]: { pages: 1, replaced: [] } };
  await showDossier({ answers });
  fireEvent.click(await screen.findByRole('radio', { name: /^Fiche d’une page/ }));
  expect(await screen.findByText('1 page')).toBeTruthy();
  expect(screen.queryByText('Quelles parties?')).toBeNull();
  const downloads = screen.getAllByRole('button', { name: /^Télécharger/ });
  expect(downloads.map(({ textContent }) => textContent)).toEqual(['Télécharger en PDF']);
});

it('shows which parts are empty and links to what fills them', async () => {
  await showDossier();
  await screen.findByRole('group', { name: 'Pour qui?' });
  const empty = screen.getAllByRole('checkbox', { name: /Encore vide$/ });
  expect(empty).toHaveLength(9);
  const link = screen.getByRole('link', { name: 'Remplir\u00a0: Environnement' });
  expect(link.getAttribute('href')).toBe('/p/p1/module/environmental');
  expect(screen.queryByRole('link', { name: /^Remplir : Mon idée/ })).toBeNull();
});

it('names the texts that do not exist in the chosen language, with the way to have them', async () => {
  await showDossier();
  expect(await screen.findByText('Tous vos textes existent en français.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Anglais' }));
  expect(screen.getByText(/^2 textes n’existent pas encore en anglais/)).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Obtenir «\sMarketing\s» en anglais$/ });
  expect(link.getAttribute('href')).toBe('/p/p1/module/marketing#other-language');
});

it('lists what is to validate, and never lets it stand in the way', async () => {
  const amounts = ['12 000 $', '3 %'].map((amount) => ({
    module: 'marketing',
    amount,
    context: 'x',
  }));
  const stale = [{ module: 'idea', because: [{ module: 'brainstorm' }] }];
  const untracedCount = { marketing: 2 };
  await showDossier({
    answers: { [paths.checks]: { checks: [], stale, untraced: amounts, untracedCount } },
  });
  // The third point is that the profile has no people.
  expect(await screen.findByText('3 points à valider')).toBeTruthy();
  fireEvent.click(screen.getByText('3 points à valider'));
  fireEvent.click(screen.getByText('Présenter les personnes', { selector: 'li button' }));
  const people = screen.getByText('Les personnes derrière le projet', { selector: 'h2' });
  expect(people.closest('details')?.open).toBe(true);
  expect(screen.getByText(/^D’où viennent ces montants\s: 12 000 \$ et 3 %\?$/)).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Voir le texte\s+Mon idée/, hidden: true });
  expect(link.getAttribute('href')).toBe('/p/p1/module/idea');
  expect((await button('Télécharger en PDF')).hasAttribute('disabled')).toBe(false);
});

it('shows every page to a founder, and the characters that no font has', async () => {
  await showDossier({ replaced: ['🧀'] });
  await waitFor(() => expect(pictures()).toHaveLength(5));
  expect(screen.getByText(/^Aucune de nos polices n’a ce caractère\s: 🧀/)).toBeTruthy();
  fireEvent.click(await button('Agrandir la page 2'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Page 2 sur 5' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Page suivante' }));
  expect(await screen.findByRole('dialog', { name: 'Page 3 sur 5' })).toBeTruthy();
});

it('shows the first pages without Premium, with what Premium adds and the free files', async () => {
  const { api } = await showDossier({
    me: freePerson,
    answers: { 'GET /api/subscription': null },
  });
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(api.made(paths.page(4, firstEdition))).toEqual([]);
  expect(screen.getByText('Le document complet compte 5 pages')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Télécharger en PDF' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Débloquer Premium' })).toHaveLength(2);
  expect(await button('Télécharger en Markdown')).toBeTruthy();
  expect(await button('Télécharger en JSON')).toBeTruthy();
});

it('saves a file under the name that the server gives it', async () => {
  const name = 'Café « Élan ».pdf';
  const { promise, resolve } = Promise.withResolvers<Response>();
  await showDossier({ answers: { [paths.file(`format=pdf&${firstEdition}`)]: () => promise } });
  fireEvent.click(await button('Télécharger en PDF'));
  expect(await screen.findByText('Préparation du fichier PDF…')).toBeTruthy();
  resolve(fileReply(name));
  expect(await screen.findByText('Votre fichier est prêt.')).toBeTruthy();
  expect(saved).toEqual([name]);
});

it.each([
  [new Refusal('dossier_too_large', 422), /trop long/],
  [new Refusal('dossier_queue_full', 503), /dans une demi-minute/],
  [new Refusal('internal', 500), /de notre côté/],
])('shows in place why a file could not be made', async (refusal, words) => {
  await showDossier({ answers: { [paths.file(`format=docx&${firstEdition}`)]: refusal } });
  fireEvent.click(await button('Télécharger en Word'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(words);
  expect(saved).toEqual([]);
});

it('waits while another document of this person is being made', async () => {
  const path = paths.file(`format=md&${firstEdition}`);
  const { api } = await showDossier({ answers: { [path]: new Refusal('dossier_busy', 429) } });
  fireEvent.click(await button('Télécharger en Markdown'));
  await waitFor(() => expect(api.made(path)).toHaveLength(1));
  api.answers[path] = fileReply('x.md');
  expect(await screen.findByText('Votre fichier est prêt.')).toBeTruthy();
});

it('shows how many documents are made before, and downloads the file once it is ready', async () => {
  const path = paths.file(`format=pdf&${firstEdition}`);
  const waits = (place: number) => () => Response.json({ place }, { status: 202 });
  const { api } = await showDossier({ me: founder, answers: { [path]: waits(2) } });
  fireEvent.click(await button('Télécharger en PDF'));
  expect(await screen.findByText(/2 documents passent avant\./)).toBeTruthy();
  api.answers[path] = waits(0);
  expect(await screen.findByText('Préparation du fichier PDF…')).toBeTruthy();
  api.answers[path] = fileReply('Pain.pdf');
  expect(await screen.findByText('Votre fichier est prêt.')).toBeTruthy();
  expect(saved).toEqual(['Pain.pdf']);
});

it('offers to try again where the pages could not be made', async () => {
  const { api } = await showDossier({
    me: founder,
    answers: { [paths.pages(firstEdition)]: new Refusal('internal', 500) },
  });
  const retry = await button('Réessayer');
  api.answers[paths.pages(firstEdition)] = { pages: 2, replaced: [] };
  fireEvent.click(retry);
  expect(await screen.findByText('2 pages')).toBeTruthy();
});
