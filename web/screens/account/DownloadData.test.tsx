// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { onSessionEnd } from '../../lib/sessionEnd.ts';
import { freePerson, Refusal } from '../../subscription/testing/premiumStage.tsx';
import { showAccount } from './testing/showAccount.tsx';

const call = 'GET /api/account/export';
const held = { about: 'x', projects: [{ name: 'Pain de nuit' }] };
const section = () => within(screen.getByRole('region', { name: 'Vos données' }));
const download = () =>
  fireEvent.click(section().getByRole('button', { name: 'Télécharger mes données' }));

const kept: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  kept.length = 0;
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) file = given;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    kept.push({ name: this.download, text: file.text() });
  });
});

it('is a file in one click, as sent by the server', async () => {
  await showAccount(freePerson, { [call]: held });
  download();
  expect((await section().findByText(/il est dans vos téléchargements/)).getAttribute('role')).toBe(
    'status',
  );
  expect(kept.map(({ name }) => name)).toEqual(['elan']);
  expect(JSON.parse((await kept[0]?.text) ?? '')).toEqual(held);
});

it('has the name from the server', async () => {
  await showAccount();
  vi.stubGlobal('fetch', async () =>
    Response.json(held, {
      headers: { 'content-disposition': 'attachment; filename="elan-2026-11-22.json"' },
    }),
  );
  download();
  await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['elan-2026-11-22.json']));
});

it.each([
  ['network', 0, /La connexion au réseau a échoué/],
  ['rate_limited', 429, /Trop de demandes/],
])('shows in place why it failed, and tries again: %s', async (code, status, text) => {
  const { api } = await showAccount(freePerson, { [call]: new Refusal(code, status) });
  download();
  const alert = await section().findByRole('alert');
  expect(alert.textContent).toMatch(text);
  expect(kept).toEqual([]);
  api.answers[call] = held;
  fireEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  await section().findByText(/il est dans vos téléchargements/);
  expect(section().queryByRole('alert')).toBeNull();
});

it('saves no file that was cut off', async () => {
  await showAccount();
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"projects": ['));
        stream.error(new TypeError('terminated'));
      },
    });
    return new Response(body);
  });
  download();
  expect((await section().findByRole('alert')).textContent).toContain('connexion au réseau');
  expect(kept).toEqual([]);
});

it('ends the session of the page where the server has none', async () => {
  await showAccount(freePerson, { [call]: new Refusal('unauthenticated', 401) });
  const onEnd = vi.fn();
  const stop = onSessionEnd(onEnd);
  download();
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
  stop();
});
