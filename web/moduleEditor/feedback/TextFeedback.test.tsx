// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SeesEverything } from '../../testing/seesEverything.ts';
import { me, savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach('idea', (made) => {
  vi.stubGlobal('IntersectionObserver', SeesEverything);
  made.module = savedEntry;
  made.feedback = null;
});

const question = 'Ce texte vous a-t-il aidé?';
const why = 'Pourquoi? (facultatif)';
const choice = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => choice(name).getAttribute('aria-pressed') === 'true';
const sent = () => server.sent('PUT', '/feedback').map(({ feedback }) => feedback);

async function open() {
  await showModule();
  await screen.findByRole('group', { name: question });
}

it('takes one press, then a reason, and both can be taken back', async () => {
  await open();
  expect(screen.queryByRole('group', { name: why })).toBeNull();
  fireEvent.click(choice('Oui'));
  await waitFor(() => expect(isPressed('Oui')).toBe(true));
  await waitFor(() => screen.getByText(/^Merci, c’est noté/));
  const reasons = within(screen.getByRole('group', { name: why })).getAllByRole('button');
  expect(reasons).toHaveLength(4);
  fireEvent.click(choice('Fidèle à mon projet'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  fireEvent.click(choice('Fidèle à mon projet'));
  await waitFor(() => expect(sent()).toHaveLength(3));
  fireEvent.click(choice('Oui'));
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(sent()).toEqual([
    { helped: true, reason: null },
    { helped: true, reason: 'faithful' },
    { helped: true, reason: null },
    null,
  ]);
  await waitFor(() => expect(screen.queryByRole('group', { name: why })).toBeNull());
  expect(isPressed('Oui')).toBe(false);
});

it('changes its mind: the reasons are those of the other answer', async () => {
  server.feedback = { helped: true, reason: 'clear' };
  await open();
  expect(isPressed('Clair et bien structuré')).toBe(true);
  fireEvent.click(choice('Non'));
  fireEvent.click(await screen.findByRole('button', { name: 'Trop général' }));
  expect(screen.queryByRole('button', { name: 'Clair et bien structuré' })).toBeNull();
  await waitFor(() => expect(server.feedback).toEqual({ helped: false, reason: 'general' }));
});

it('keeps what was pressed where it could not be sent, and sends it again', async () => {
  await open();
  server.refusal = { status: 503, code: 'database_unavailable' };
  fireEvent.click(choice('Non'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Votre réponse n’a pas pu être envoyée');
  expect(isPressed('Non')).toBe(true);
  expect(server.feedback).toBeNull();
  server.refusal = undefined;
  fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(server.feedback).toEqual({ helped: false, reason: null }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(isPressed('Non')).toBe(true);
});

it.each([
  ['a text that was not generated', () => (server.feedback = undefined), 1],
  ['a text that was edited', () => (server.module = { ...savedEntry, aiResponseEdited: true }), 0],
  ['a suspended account', () => (server.me = { ...me, hasAccess: false }), 0],
])('is not asked of %s', async (_, arrange, reads) => {
  arrange();
  await showModule(server.me ? { me: server.me } : {});
  await screen.findByText('Le texte ancien.');
  await waitFor(() => expect(server.sent('GET', '/feedback')).toHaveLength(reads));
  expect(screen.queryByText(question)).toBeNull();
});

it('waits until the reader comes near the end of the text', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await showModule();
  await screen.findByText('Le texte ancien.');
  expect(server.sent('GET', '/feedback')).toEqual([]);
});
