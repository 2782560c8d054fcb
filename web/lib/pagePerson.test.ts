// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './apiClient.ts';
import { writeCookie } from './browserStorage.ts';
import { contract } from './contract.ts';
import { clearPagePerson, personKey, setPagePerson, watchPerson } from './pagePerson.ts';
import {
  announceSessionEnd,
  checkPagePerson,
  dropSessionHint,
  hasSessionEnded,
  hasSessionHint,
  noteSessionEnd,
  onSessionEnd,
} from './sessionEnd.ts';

let stop = () => {};
const ended = vi.fn();
const left = vi.fn();
beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(left);
  left.mockClear();
  ended.mockClear();
  writeCookie('elan_session', '1', 60);
  setPagePerson('alice');
  const unwatch = watchPerson(checkPagePerson);
  const ignore = onSessionEnd(ended);
  stop = () => {
    unwatch();
    ignore();
  };
  // Simulates a return through the browser's history, since an earlier test may have left the page.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
});
afterEach(() => {
  stop();
  dropSessionHint();
});

/** Another tab signs in as someone else, or signs out. */
const changes = (id: string | null) => {
  if (id === null) localStorage.removeItem(personKey);
  else localStorage.setItem(personKey, id);
};
const notices = {
  'at once': () => window.dispatchEvent(new StorageEvent('storage', { key: personKey })),
  'when it is seen again': () => document.dispatchEvent(new Event('visibilitychange')),
  'when it comes back from the history': () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  'at the end of a stream': announceSessionEnd,
};

it.each(Object.entries(notices))('leaves the page of another person %s', (_when, notice) => {
  changes('bob');
  notice();
  expect(left).toHaveBeenCalledExactlyOnceWith('/dashboard');
  // The session in the other tab continues.
  expect(hasSessionHint()).toBe(true);
  expect(localStorage.getItem(personKey)).toBe('bob');
  expect(ended).not.toHaveBeenCalled();
});

it.each(Object.entries(notices))(
  'leaves the page of another person, whose session had quietly ended, %s',
  (_when, notice) => {
    noteSessionEnd();
    expect(localStorage.getItem(personKey)).toBeNull();
    changes('bob');
    writeCookie('elan_session', '1', 60);
    notice();
    expect(left).toHaveBeenCalledExactlyOnceWith('/dashboard');
    expect(hasSessionHint()).toBe(true);
    expect(localStorage.getItem(personKey)).toBe('bob');
    expect(ended).not.toHaveBeenCalled();
  },
);

it('leaves the page where the session ends quietly once another person has signed in', () => {
  changes('bob');
  noteSessionEnd();
  expect(left).toHaveBeenCalledExactlyOnceWith('/dashboard');
  expect([hasSessionHint(), localStorage.getItem(personKey)]).toEqual([true, 'bob']);
});

it('stays after a quiet end until the same person has signed in and out elsewhere', () => {
  const looks = Object.values(notices).slice(0, 3);
  noteSessionEnd();
  for (const look of looks) look();
  expect(hasSessionEnded()).toBe(true);
  writeCookie('elan_session', '1', 60);
  changes('alice');
  for (const look of looks) look();
  expect(hasSessionEnded()).toBe(false);
  expect(ended).not.toHaveBeenCalled();
  writeCookie('elan_session', '', 0);
  changes(null);
  looks[0]?.();
  expect(ended).toHaveBeenCalledOnce();
  expect(left).not.toHaveBeenCalled();
});

it.each(Object.entries(notices).slice(0, 3))(
  'ends after a sign-out elsewhere %s',
  (_when, notice) => {
    changes(null);
    writeCookie('elan_session', '', 0);
    notice();
    expect(ended).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
  },
);

it('stays while the same person signs in elsewhere', () => {
  changes('alice');
  for (const notice of Object.values(notices).slice(0, 3)) notice();
  expect(left).not.toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
});

it('names its person in each call, and is left where the session is another one’s', async () => {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) =>
    Response.json({ error: '', code: 'other_person' }, { status: 409 }),
  );
  vi.stubGlobal('fetch', fetch);
  await expect(call(contract.savePreferences, { body: { language: 'fr' } })).rejects.toMatchObject({
    code: 'other_person',
  });
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'x-elan-user': 'alice' });
  expect(left).toHaveBeenCalledExactlyOnceWith('/dashboard');
  noteSessionEnd();
  await call(contract.savePreferences, { body: { language: 'fr' } }).catch(() => {});
  expect(fetch.mock.calls[1]?.[1].headers).toMatchObject({ 'x-elan-user': 'alice' });
  clearPagePerson();
  await call(contract.savePreferences, { body: { language: 'fr' } }).catch(() => {});
  expect(fetch.mock.calls[2]?.[1].headers).not.toHaveProperty('x-elan-user');
});
