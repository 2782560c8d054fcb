// @vitest-environment happy-dom

import { exchangeOf, largestExchange } from '@elan/domain/dossier/exchange';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  type Answer,
  fakeApi,
  founder,
  freePerson,
  Refusal,
  showAt,
} from '../../subscription/testing/premiumStage.tsx';
import { ImportProject } from './ImportProject.tsx';

const lastUpdated = '2026-11-20T15:00:00.000Z';
const path = 'POST /api/projects/import';
const idea = { answers: {}, aiResponse: '## Le pain\n\nIl est cuit la nuit.', lastUpdated };
const exported = exchangeOf(
  {
    name: 'Pain de nuit',
    description: '',
    modules_data: { idea },
    profile: { contact: 'Anne' },
    answers: [],
  },
  new Date(lastUpdated),
);
const made = { ...exported, id: 'p9', user_id: 'u1', created_at: lastUpdated };

async function choose(content: string, answer: Answer = made, me = founder) {
  const api = fakeApi({ [path]: answer });
  const onDone = vi.fn();
  await showAt(<ImportProject onDone={onDone} />, { me, at: '/dashboard' });
  const file = new File([content], 'projet.json', { type: 'application/json' });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no field for the file');
  fireEvent.change(input, { target: { files: [file] } });
  return { api, onDone };
}
const asked = async () =>
  within(await screen.findByRole('dialog', { name: 'Importer ce projet?' }));

it('shows what a file holds, and makes a project only once that is confirmed', async () => {
  const file = { ...exported, modules_data: { marketing: idea, idea } };
  const { api, onDone } = await choose(JSON.stringify(file));
  const dialog = await asked();
  expect(dialog.getByText(/Pain de nuit/)).toBeTruthy();
  expect(dialog.getByText(/^Modules\s: Mon idée et Marketing\.$/)).toBeTruthy();
  expect(dialog.getByText(/exporté le 20 novembre 2026/)).toBeTruthy();
  expect(api.made(path)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Créer le projet' }));
  expect(await screen.findByText(/est importé/)).toBeTruthy();
  expect(api.made(path).map(({ body }) => body)).toEqual([file]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('elan.project.u1')).toBe('p9');
});

it('makes nothing where that is declined', async () => {
  const { api } = await choose(JSON.stringify(exported));
  fireEvent.click((await asked()).getByRole('button', { name: 'Annuler' }));
  expect(api.made(path)).toEqual([]);
});

it.each([
  ['no JSON', 'bonjour', /Ce n’est pas un fichier JSON/],
  ['foreign', '{"a":1}', /n’est pas un projet exporté d’Élan/],
  ['newer', JSON.stringify({ ...exported, format: 'elan-project/2' }), /plus récente/],
  [
    'damaged',
    JSON.stringify({ ...exported, modules_data: { idea: { ...idea, aiResponse: 7 } } }),
    /Endroit du fichier\s: modules_data\.idea\.aiResponse/,
  ],
  ['too large', ' '.repeat(largestExchange + 1), /trop gros/],
])('shows in place why a %s file is not taken', async (_what, content, words) => {
  const { api } = await choose(content);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(api.made(path)).toEqual([]);
});

it('reports beforehand that a plan may not write what a file holds', async () => {
  const finances = { answers: {}, aiResponse: '## Les coûts', lastUpdated };
  const file = { ...exported, modules_data: { idea, finances } };
  await choose(JSON.stringify(file), made, freePerson);
  const dialog = await asked();
  expect(dialog.getByText(/modules Premium/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Créer le projet' }).hasAttribute('disabled')).toBe(
    true,
  );
});

it('explains why the server refused it, and keeps what was read', async () => {
  await choose(JSON.stringify(exported), new Refusal('storage_full', 402));
  const dialog = await asked();
  fireEvent.click(dialog.getByRole('button', { name: 'Créer le projet' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Votre espace');
  expect(dialog.getByText(/Pain de nuit/)).toBeTruthy();
});
