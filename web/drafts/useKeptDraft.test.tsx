// @vitest-environment happy-dom
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../lib/browserStorage.ts';
import { createStore } from '../lib/store.ts';
import { draftKey, eraseDraft, readDraft, writeDraft } from './draftStorage.ts';
import { type Unsaved, useKeptDraft } from './useKeptDraft.ts';

const place = { userId: 'u1', projectId: 'p1', module: 'idea' };
const unsaved = (location: string): Unsaved => ({
  answers: { location },
  comments: '',
  baseLastUpdated: null,
});
/** @returns the state of the draft, and a function that changes the unsaved content. */
function keeper(first: Unsaved | null) {
  const store = createStore(first);
  const { result, unmount } = renderHook(() => useKeptDraft(place, store));
  return { result, unmount, set: (now: Unsaved | null) => act(() => store.set(now)) };
}
const kept = () => readDraft(place)?.answers.location;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('the draft of a module', () => {
  it('stores what is unsaved within 300 ms, and erases it once nothing is', () => {
    const { set, result } = keeper(null);
    set(unsaved('R'));
    set(unsaved('Rimouski'));
    expect(kept()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(300));
    expect(kept()).toBe('Rimouski');
    expect(result.current.isKept).toBe(true);
    set(null);
    expect(kept()).toBeUndefined();
    expect(result.current.isKept).toBe(false);
  });

  it('stores it every second during continuous typing', () => {
    const { set } = keeper(null);
    for (let keys = 1; keys <= 12; keys += 1) {
      set(unsaved('a'.repeat(keys)));
      act(() => void vi.advanceTimersByTime(100));
    }
    expect(kept()?.length).toBeGreaterThanOrEqual(10);
  });

  const written = { answers: {}, comments: '', proposedAnswers: [], defaultedAnswers: [] };
  const changes: Required<Unsaved> = {
    ...written,
    answers: { location: 'Amos' },
    comments: 'Oui.',
    proposedAnswers: ['location'],
    defaultedAnswers: ['location'],
    forecast: { inputs: bakery, origins: {}, confirmed: [], typed: { 'fixed.0.amount': '12,' } },
    writeUp: '# Le projet',
    newEntry: { title: 'Titre', content: '', mood: 'positive' },
    baseLastUpdated: '2026-11-23T20:00:00.000Z',
    base: written,
    sent: written,
    pendingGeneration: {
      key: 'cle',
      body: { language: 'fr', answers: {}, comments: '' },
      startedAt: '2026-11-23T20:00:00.000Z',
    },
  };
  it.each(Object.entries(changes))('stores a change of its %s alone', (field, value) => {
    const { set } = keeper(unsaved('R'));
    act(() => void vi.advanceTimersByTime(1_000));
    set({ ...unsaved('R'), [field]: value });
    act(() => void vi.advanceTimersByTime(1_000));
    expect(readDraft(place)).toMatchObject({ [field]: value });
  });

  it('does not store again what is already stored, in whatever order', () => {
    const { answers, ...rest } = unsaved('R');
    const { set } = keeper({ answers: { ...answers, budget: '1' }, ...rest });
    act(() => void vi.advanceTimersByTime(1_000));
    const before = readDraft(place)?.savedAt;
    set({ ...rest, answers: { budget: '1', ...answers } });
    act(() => void vi.advanceTimersByTime(1_000));
    expect(readDraft(place)?.savedAt).toBe(before);
  });

  it('does not render the page again while it stores on', () => {
    const { set, result } = keeper(null);
    set(unsaved('R'));
    act(() => void vi.advanceTimersByTime(1_000));
    const state = result.current;
    set(unsaved('Ri'));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(kept()).toBe('Ri');
    expect(result.current).toBe(state);
  });

  it('is the later of two even where the clock was set back by a day in between', () => {
    vi.setSystemTime('2026-11-23T20:00:00.000Z');
    const { set } = keeper(null);
    set(unsaved('avant'));
    act(() => void vi.advanceTimersByTime(300));
    const before = readDraft(place)?.savedAt ?? '';
    vi.setSystemTime('2026-11-22T20:00:00.000Z');
    set(unsaved('après'));
    act(() => void vi.advanceTimersByTime(300));
    expect(kept()).toBe('après');
    expect((readDraft(place)?.savedAt ?? '') > before).toBe(true);
  });

  it('stores its draft again where another tab has saved and erased it, but not after a sign-out', () => {
    const { set } = keeper(null);
    set(unsaved('ici'));
    act(() => void vi.advanceTimersByTime(300));
    const erasedElsewhere = () => {
      eraseDraft(place);
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: draftKey(place), newValue: null }));
      });
    };
    writeCookie('elan_session', '1', 60);
    erasedElsewhere();
    expect(kept()).toBe('ici');
    writeCookie('elan_session', '', 0);
    erasedElsewhere();
    expect(kept()).toBeUndefined();
  });

  it('stores every word of an entry that is not added yet, and what was only proposed', () => {
    const writing = (content: string, proposedAnswers: string[]) => ({
      ...unsaved('Rimouski'),
      proposedAnswers,
      newEntry: { title: 'Lundi', content, mood: 'neutral' as const },
    });
    const { set } = keeper(writing('P', ['location']));
    act(() => void vi.advanceTimersByTime(300));
    set(writing('Premier', []));
    act(() => void vi.advanceTimersByTime(300));
    expect(readDraft(place)).toMatchObject(writing('Premier', []));
  });

  it.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'hidden',
      () => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['still there but its field is left', () => document.dispatchEvent(new Event('focusout'))],
  ])('stores it immediately when the page is %s', (_how, leave) => {
    const { set } = keeper(null);
    set(unsaved('Rimouski'));
    act(leave);
    expect(kept()).toBe('Rimouski');
  });

  it('stores it immediately when the screen unmounts', () => {
    const { set, unmount } = keeper(null);
    set(unsaved('Rimouski'));
    unmount();
    expect(kept()).toBe('Rimouski');
  });

  it('reports when the browser refuses, and when it accepts again', () => {
    const { set, result } = keeper(null);
    const real = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    set(unsaved('a'));
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current.refused).toBe(true);
    vi.stubGlobal('localStorage', real);
    set(unsaved('ab'));
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current.refused).toBe(false);
  });

  it('reports a draft of another tab, and does not erase it', () => {
    const { set, result } = keeper(null);
    set(unsaved('ici'));
    act(() => void vi.advanceTimersByTime(300));
    const other = { ...unsaved('ailleurs'), savedAt: '2026-11-20T21:14:00.000Z' };
    writeDraft(place, other);
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: draftKey(place), newValue: JSON.stringify(other) }),
      );
    });
    expect(result.current.otherTab).toBe(true);
    set(null);
    expect(kept()).toBe('ailleurs');
  });
});
