// @vitest-environment happy-dom
import type { Persona } from '@elan/domain/project/personas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, showModule } from '../../moduleEditor/testing/stage.tsx';

const persona = (nom: string, age: Persona['age']): Persona => ({
  nom,
  age,
  profession: 'Infirmière de nuit',
  localisation: 'Rimouski',
  revenus: '55 000 $ par année',
  besoins: ['Manger chaud'],
  frustrations: ['Tout est fermé'],
  comportements: ['Rentre à pied'],
  canaux_preferes: ['Le babillard'],
  citation: '« À 5 h, rien. »',
  objectifs: ['Rentrer avec du pain'],
  freins_achat: ['Le détour'],
});
const julie = persona('Julie Gagnon', 34);
const marc = persona('Marc Roy', 'la quarantaine');
const lastUpdated = '2026-11-20T21:00:00.000Z';
const premium = { hasPremiumAccess: true, aiUsage: { used: 1, limit: 100 } };

let server: FakeServer;

beforeEach(() => {
  server = fakeServer('personas');
  server.module = { personas: [julie, marc], lastUpdated };
});

const show = (me: object = premium) => showModule({ key: 'personas', me });
const region = () => screen.getByRole('region', { name: 'Vos personas' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const names = () =>
  within(region())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the screen of the personas', () => {
  it('shows who each one is, and shows or hides the six lists', async () => {
    await show();
    const details = await screen.findByRole('button', { name: 'Détails Julie Gagnon' });
    expect(screen.getByText('34 ans · Infirmière de nuit')).toBeTruthy();
    expect(screen.getByText('la quarantaine · Infirmière de nuit')).toBeTruthy();
    expect(screen.getAllByText('« À 5 h, rien. »')).toHaveLength(2);
    expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([]);
    expect(details.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('true');
    expect(
      screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Besoins',
      'Irritants',
      'Objectifs',
      'Habitudes',
      'Canaux préférés',
      'Freins à l’achat',
    ]);
    fireEvent.click(details);
    expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
  });

  it('is translated into English', async () => {
    localStorage.setItem('elan.language', 'en');
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Details Julie Gagnon' }));
    expect(screen.getByText('34 years old · Infirmière de nuit')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Barriers to buying' })).toBeTruthy();
    expect(button('Delete Julie Gagnon')).toBeTruthy();
    expect(button('Regenerate')).toBeTruthy();
  });

  it('deletes immediately, moves the focus to the next one, and puts it back at its place', async () => {
    const structureEnding = 'stopped';
    server.module = { personas: [julie, marc], structureEnding, lastUpdated };
    await show();
    const remove = await screen.findByRole('button', { name: 'Supprimer Julie Gagnon' });
    remove.focus();
    fireEvent.click(remove);
    await screen.findByText('Persona supprimé : Julie Gagnon');
    await waitFor(() => expect(names()).toEqual(['Marc Roy']));
    expect(document.activeElement).toBe(button('Détails Marc Roy'));
    expect(server.sent('PUT', 'personas')).toEqual([
      { data: { personas: [marc], structureEnding }, baseLastUpdated: lastUpdated },
    ]);
    const base = server.module?.lastUpdated;
    const undo = button('Annuler');
    undo.focus();
    fireEvent.click(undo);
    await waitFor(() => expect(names()).toEqual(['Julie Gagnon', 'Marc Roy']));
    expect(document.activeElement).toBe(button('Détails Julie Gagnon'));
    expect(server.sent('PUT', 'personas').at(-1)).toEqual({
      data: { personas: [julie, marc], structureEnding },
      baseLastUpdated: base,
    });
  });

  it('has an empty screen once the last one is deleted', async () => {
    server.module = { personas: [julie], lastUpdated };
    await show();
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Enregistrer' })).disabled,
    ).toBe(false);
    const remove = button('Supprimer Julie Gagnon');
    remove.focus();
    fireEvent.click(remove);
    await screen.findByText('Vos trois personas apparaîtront ici');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vos personas' }));
    expect(button('Enregistrer').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Régénérer' })).toBeNull();
    expect(button('Générer les personas')).toBeTruthy();
  });

  it('asks before it deletes from a list that was changed elsewhere', async () => {
    await show();
    await screen.findByText('Julie Gagnon', { selector: 'h3' });
    const aya = persona('Aya Diallo', 50);
    server.module = { personas: [julie, marc, aya], lastUpdated: '2026-11-20T22:00:00.000Z' };
    fireEvent.click(button('Supprimer Julie Gagnon'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Supprimer Julie Gagnon')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Faire ce changement' }));
    await waitFor(() => expect(server.module?.personas).toEqual([marc, aya]));
  });

  it('keeps the personas and explains why when a deletion cannot be saved', async () => {
    await show();
    await screen.findByText('Julie Gagnon', { selector: 'h3' });
    const { fetch } = server;
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      if (request.method === 'PUT') throw new TypeError('offline');
      return fetch(path, request);
    });
    fireEvent.click(button('Supprimer Marc Roy'));
    await screen.findByText('L’enregistrement n’a pas réussi');
    expect(names()).toEqual(['Julie Gagnon', 'Marc Roy']);
    vi.stubGlobal('fetch', fetch);
    fireEvent.click(button('Réessayer'));
    await waitFor(() => expect(names()).toEqual(['Julie Gagnon']));
  });

  it('generates three and keeps comments that are typed during that', async () => {
    server.module = undefined;
    server.result = { personas: [julie, marc, persona('Aya Diallo', 50)] };
    await show();
    await screen.findByRole('button', { name: 'Enregistrer' });
    fireEvent.change(screen.getByLabelText('Commentaires ou précisions'), {
      target: { value: 'Pensez aux pompiers' },
    });
    fireEvent.click(button('Générer les personas'));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(server.sent('POST', 'generate')).toMatchObject([{ comments: 'Pensez aux pompiers' }]);
    expect(button('Enregistrer').disabled).toBe(false);
  });

  it('is closed to a free account, but existing personas stay readable', async () => {
    await show({});
    await screen.findByText('Accès Premium requis');
    expect(names()).toEqual(['Julie Gagnon', 'Marc Roy']);
    for (const name of ['Générer les personas', 'Régénérer', 'Enregistrer']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(button('Supprimer Julie Gagnon').disabled).toBe(true);
  });
});
