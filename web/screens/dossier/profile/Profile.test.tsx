// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnsaved, eraseDrafts, saveDrafts } from '../../../drafts/drafts.ts';
import { profilePlace, readProfileDraft } from '../../../drafts/profileDrafts.ts';
import { onSessionEnd } from '../../../lib/sessionEnd.ts';
import { freePerson } from '../../../subscription/testing/premiumStage.tsx';
import { paths, Refusal, showDossier } from '../testing/dossierStage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(2_000));

it('saves each field after a pause, and removes one that is emptied', async () => {
  const { api } = await showDossier({ profile: { phone: '418 555-0101' } });
  await type('Personne à joindre', 'Anne Roy');
  await type('Téléphone', ' ');
  expect(screen.getByText('Enregistrement…')).toBeTruthy();
  await pause();
  expect(api.made(paths.change).map(({ body }) => body)).toEqual([
    { contact: 'Anne Roy', phone: null },
  ]);
  expect(await screen.findByText('Enregistré')).toBeTruthy();
  expect(countUnsaved('u1')).toBe(0);
});

it('reads an amount in dollars, and keeps one that is none where it was typed', async () => {
  const { api } = await showDossier();
  await type('Financement demandé', '25 000,50');
  await pause();
  expect(api.made(paths.change).at(-1)?.body).toEqual({ amountAsked: 25_000_50 });
  await type('Financement demandé', 'beaucoup');
  await type('Courriel', 'anne@exemple.ca');
  await pause();
  expect(api.made(paths.change).at(-1)?.body).toEqual({ email: 'anne@exemple.ca' });
  expect(screen.getByText(/^Écrivez un montant/)).toBeTruthy();
  cleanup();
  await showDossier();
  expect((await field('Financement demandé')).value).toBe('beaucoup');
});

it('asks which of two amounts is meant before it saves one', async () => {
  const { api } = await showDossier();
  await type('Financement demandé', '25,000');
  await pause();
  expect(api.made(paths.change)).toEqual([]);
  cleanup();
  const { api: later } = await showDossier({ profile: { contact: 'Anne Roy' } });
  await waitFor(async () => expect((await field('Financement demandé')).value).toBe('25,000'));
  // A cover with content is collapsed, unless the user has to resolve an ambiguous value.
  await waitFor(() => expect(document.querySelector('#cover')?.hasAttribute('open')).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: '25\u00a0000\u00a0$' }));
  expect(document.activeElement).toBe(await field('Financement demandé'));
  await pause();
  expect(later.made(paths.change).at(-1)?.body).toEqual({ amountAsked: 25_000_00 });
});

it('does not decide an ambiguous amount where the language is switched', async () => {
  await showDossier();
  await type('Financement demandé', '25,000');
  await pause();
  cleanup();
  localStorage.setItem('elan.language', 'en');
  const { api } = await showDossier();
  await waitFor(async () => expect((await field('Financing asked for')).value).toBe('25,000'));
  await pause();
  expect(api.made(paths.change)).toEqual([]);
  expect(countUnsaved('u1')).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: '$25,000' }));
  await pause();
  expect(api.made(paths.change).at(-1)?.body).toEqual({ amountAsked: 25_000_00 });
  await type('Financing asked for', '26,000');
  await pause();
  expect(api.made(paths.change).at(-1)?.body).toEqual({ amountAsked: 26_000_00 });
});

it('keeps what is typed where the save is refused, and brings it back after a reload', async () => {
  await showDossier({ answers: { [paths.change]: new Refusal('storage_full', 402) } });
  await type('Personne à joindre', 'Anne Roy');
  await pause();
  expect((await screen.findByRole('alert')).textContent).toContain('n’a pas pu être enregistré');
  expect((await field('Personne à joindre')).value).toBe('Anne Roy');
  expect(countUnsaved('u1')).toBe(1);
  cleanup();
  const { api } = await showDossier();
  await waitFor(async () => expect((await field('Personne à joindre')).value).toBe('Anne Roy'));
  await pause();
  expect(api.made(paths.change).at(-1)?.body).toEqual({ contact: 'Anne Roy' });
});

it('tries again by itself once the network is back', async () => {
  const { api } = await showDossier({ answers: { [paths.change]: new Refusal('', 0) } });
  await type('NEQ', '1170000000');
  await pause();
  expect(screen.getByText(/gardé sur cet appareil/)).toBeTruthy();
  api.answers[paths.change] = { neq: '1170000000' };
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Enregistré')).toBeTruthy();
});

it('stays where the person writes when the session is over, and links to the sign-in page', async () => {
  const onEnd = vi.fn();
  const leave = onSessionEnd(onEnd);
  await showDossier({ answers: { [paths.change]: new Refusal('unauthenticated', 401) } });
  await type('Personne à joindre', 'Anne Roy');
  await pause();
  const signIn = await screen.findByRole('button', { name: 'Me reconnecter' });
  expect(onEnd).not.toHaveBeenCalled();
  expect((await field('Personne à joindre')).value).toBe('Anne Roy');
  fireEvent.click(signIn);
  expect(onEnd).toHaveBeenCalledOnce();
  leave();
});

it('is saved with the other drafts at a sign-out', async () => {
  const { api } = await showDossier({
    answers: { [paths.change]: new Refusal('storage_full', 402) },
  });
  await type('Personne à joindre', 'Anne Roy');
  await pause();
  cleanup();
  api.answers[paths.change] = { contact: 'Anne Roy' };
  await saveDrafts('u1');
  expect(api.made(paths.change).at(-1)?.body).toEqual({ contact: 'Anne Roy' });
  expect(countUnsaved('u1')).toBe(0);
});

it('stays on this device at a sign-out as far as it cannot be saved', async () => {
  const people = [{ id: 'a', name: 'Anne Roy' }];
  const { api } = await showDossier({ profile: { people } });
  await type('Financement demandé', '25,000');
  await type('Personne à joindre', 'Anne Roy');
  const first = within(screen.getByRole('group', { name: 'Anne Roy', hidden: true }));
  const training = 'x'.repeat(2_001);
  fireEvent.change(first.getByLabelText(/^Formation/), { target: { value: training } });
  await pause();
  cleanup();
  await expect(saveDrafts('u1')).rejects.toThrow('1 drafts could not be saved');
  expect(api.made(paths.change).map(({ body }) => body)).toEqual([{ contact: 'Anne Roy' }]);
  expect(countUnsaved('u1')).toBe(1);
  expect(readProfileDraft(profilePlace('u1', 'p1'))?.typed).toEqual({
    amountAsked: '25,000',
    people: [{ id: 'a', name: 'Anne Roy', training }],
    peopleBefore: people,
  });
});

it('leaves no field in the draft that was saved on leaving', async () => {
  const { api } = await showDossier();
  await type('Financement demandé', 'beaucoup');
  await type('Personne à joindre', 'Anne Roy');
  await act(() => vi.advanceTimersByTimeAsync(400));
  cleanup();
  await pause();
  expect(api.made(paths.change).map(({ body }) => body)).toEqual([{ contact: 'Anne Roy' }]);
  expect(readProfileDraft(profilePlace('u1', 'p1'))?.typed).toEqual({ amountAsked: 'beaucoup' });
});

it('notes that a NEQ has ten digits, once the field is left', async () => {
  await showDossier();
  await type('NEQ', '12345');
  expect(screen.queryByText(/compte dix chiffres/)).toBeNull();
  fireEvent.blur(await field('NEQ'));
  expect(screen.getByText(/compte dix chiffres/)).toBeTruthy();
  await type('NEQ', '1170 000 000');
  fireEvent.blur(await field('NEQ'));
  expect(screen.queryByText(/compte dix chiffres/)).toBeNull();
});

it('adds people, and puts back one that was removed', async () => {
  const first = { id: 'a', name: 'Anne Roy' };
  const { api } = await showDossier({ profile: { people: [first] } });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Ajouter une personne', hidden: true }),
  );
  const card = within(screen.getByRole('group', { name: 'Personne 2', hidden: true }));
  fireEvent.change(card.getByLabelText('Rôle'), { target: { value: 'Boulanger' } });
  await pause();
  const people = [first, { id: expect.any(String), role: 'Boulanger' }];
  expect(api.made(paths.change).at(-1)?.body).toEqual({ people, peopleBefore: [first] });
  const group = within(screen.getByRole('group', { name: 'Anne Roy', hidden: true }));
  fireEvent.click(group.getByRole('button', { name: 'Retirer', hidden: true }));
  expect(screen.queryByRole('group', { name: 'Anne Roy', hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await pause();
  expect(api.made(paths.change).at(-1)?.body).toEqual({ people, peopleBefore: people });
});

describe('a person who was removed comes back by an undo', () => {
  const people = [
    { id: 'a', name: 'Anne Roy', training: 'DEP' },
    { id: 'b', name: 'Luc Côté' },
  ];
  const remove = async () => {
    const first = within(await screen.findByRole('group', { name: 'Anne Roy', hidden: true }));
    fireEvent.click(first.getByRole('button', { name: 'Retirer', hidden: true }));
  };
  const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));

  it('after the removal was saved', async () => {
    const { readSaved } = await showDossier({ profile: { people } });
    await remove();
    await pause();
    expect(readSaved()).toEqual({ people: people.slice(1) });
    undo();
    await pause();
    expect(readSaved()).toEqual({ people });
  });

  it.each([
    ['at once', false],
    ['after the removal was saved', true],
  ])('on another page, %s', async (_when, isSaved) => {
    const { readSaved, leave } = await showDossier({ profile: { people } });
    await remove();
    leave();
    if (isSaved) await pause();
    undo();
    await pause();
    expect(readSaved()).toEqual({ people });
    expect(countUnsaved('u1')).toBe(0);
  });

  it('although the reply to the removal was lost', async () => {
    const { api, leave, readSaved } = await showDossier({ profile: { people } });
    const save = api.answers[paths.change];
    api.answers[paths.change] = () => {
      if (typeof save === 'function') save();
      return new Refusal('', 0);
    };
    await remove();
    leave();
    await pause();
    expect(readSaved()).toEqual({ people: people.slice(1) });
    if (save) api.answers[paths.change] = save;
    undo();
    await pause();
    expect(readSaved()).toEqual({ people });
  });

  it('on another page without a network, where it stays in the draft', async () => {
    const { api, leave } = await showDossier({ profile: { people } });
    api.answers[paths.change] = new Refusal('', 0);
    await remove();
    leave();
    await pause();
    undo();
    await pause();
    expect(readProfileDraft(profilePlace('u1', 'p1'))?.change.people).toEqual(people);
  });

  it('on the page that was left and opened again', async () => {
    const { leave, comeBack, readSaved } = await showDossier({ profile: { people } });
    await remove();
    leave();
    await pause();
    comeBack();
    undo();
    expect(await screen.findByRole('group', { name: 'Anne Roy', hidden: true })).toBeTruthy();
    await pause();
    expect(readSaved()).toEqual({ people });
  });

  it('not after a sign-out', async () => {
    const { api, leave } = await showDossier({ profile: { people } });
    await remove();
    leave();
    await pause();
    eraseDrafts('u1');
    undo();
    await pause();
    expect(api.made(paths.change)).toHaveLength(1);
    expect(countUnsaved('u1')).toBe(0);
  });
});

it.each([
  ['a reload', () => pause()],
  ['a sign-out', () => saveDrafts('u1')],
])(
  'does not bring back a person who was removed during an unanswered save, after %s',
  async (_what, send) => {
    const { api, readSaved } = await showDossier();
    const save = api.answers[paths.change];
    api.answers[paths.change] = () => {
      if (typeof save === 'function') save();
      return new Promise(() => {});
    };
    const add = { name: 'Ajouter une personne', hidden: true };
    fireEvent.click(await screen.findByRole('button', add));
    const card = within(screen.getByRole('group', { name: 'Personne 1', hidden: true }));
    fireEvent.change(card.getByLabelText('Rôle'), { target: { value: 'Boulanger' } });
    await pause();
    expect(readSaved().people).toHaveLength(1);
    fireEvent.click(card.getByRole('button', { name: 'Retirer', hidden: true }));
    await act(() => vi.advanceTimersByTimeAsync(400));
    cleanup();

    const later = await showDossier({ profile: readSaved() });
    await send();
    expect(later.readSaved()).toEqual({});
    await pause();
    expect(countUnsaved('u1')).toBe(0);
  },
);

it('keeps the people that another device has added since', async () => {
  const first = { id: 'a', name: 'Anne Roy' };
  const { api, saveElsewhere } = await showDossier({ profile: { people: [first] } });
  const second = { id: 'b', name: 'Luc Côté' };
  saveElsewhere({ people: [first, second] });
  const role = (of: string) =>
    within(screen.getByRole('group', { name: of, hidden: true })).getByLabelText('Rôle');
  await screen.findByRole('group', { name: 'Anne Roy', hidden: true });
  fireEvent.change(role('Anne Roy'), { target: { value: 'Boulangère' } });
  await pause();
  const people = [{ ...first, role: 'Boulangère' }];
  expect(api.made(paths.change).at(-1)?.body).toEqual({ people, peopleBefore: [first] });
  fireEvent.change(role('Luc Côté'), { target: { value: 'Vendeur' } });
  await pause();
  expect(api.made(paths.change).at(-1)?.body).toEqual({
    people: [...people, { ...second, role: 'Vendeur' }],
    peopleBefore: [...people, second],
  });
});

it('is read-only for a suspended account', async () => {
  await showDossier({ me: { ...freePerson, hasAccess: false } });
  expect((await field('Personne à joindre')).disabled).toBe(true);
  expect(screen.getByText(/rien ne peut être modifié ici/)).toBeTruthy();
});
