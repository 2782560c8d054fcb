// @vitest-environment happy-dom
import { writeUpEndings } from '@elan/domain/project/moduleEntry';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LanguageProvider, useLanguage } from '../../copy/language.tsx';
import { constantStore, createStore } from '../../lib/store.ts';
import { loadAllParts } from '../../parts/parts.ts';
import type { AutosaveState } from './autosaver.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import type { ModuleGeneration } from './useModuleGeneration.ts';

type Generation = Pick<ModuleGeneration, 'state' | 'lastEnd'>;

const idle: Generation = { state: { phase: 'idle' }, lastEnd: undefined };
const writing: Generation = {
  state: {
    phase: 'running',
    pending: {
      key: 'k',
      startedAt: '2026-11-20T21:00:00.000Z',
      body: { answers: {}, comments: '', language: 'fr', baseLastUpdated: null },
    },
    text: constantStore(''),
    growing: constantStore({}),
    isWriting: true,
    isThinking: false,
    reconnecting: false,
    isLooking: false,
    stop: 'possible',
  },
  lastEnd: undefined,
};

beforeEach(async () => {
  localStorage.clear();
  await loadAllParts();
});
afterEach(cleanup);

/** Shows a module. @returns what was announced so far, in order, and functions to change the module's state. */
function open() {
  const autosave = createStore<AutosaveState>('idle');
  const announced: string[] = [];
  const { result, rerender } = renderHook(
    ({ generation, savedTimes }: { generation: Generation; savedTimes: number }) => {
      const text = useAnnouncement('writeUp', generation, savedTimes, autosave);
      if (announced.at(-1) !== text) announced.push(text);
      return useLanguage();
    },
    { wrapper: LanguageProvider, initialProps: { generation: idle, savedTimes: 0 } },
  );
  return {
    announced,
    follow: (generation: Generation) => rerender({ generation, savedTimes: 0 }),
    save: () => rerender({ generation: idle, savedTimes: 1 }),
    autosave: (state: AutosaveState) => act(() => autosave.set(state)),
    choose: (language: 'fr' | 'en') => act(() => result.current.choose(language)),
  };
}

type Page = ReturnType<typeof open>;
const happenings: readonly (readonly [string, (page: Page) => void])[] = [
  ['a generation has begun', (page) => page.follow(writing)],
  ...writeUpEndings.map((lastEnd) => {
    const end = (page: Page) => page.follow({ ...idle, lastEnd });
    return [`a generation ended, ${lastEnd}`, end] as const;
  }),
  ['the module was saved', (page) => page.save()],
  ['the connection is lost', (page) => page.autosave('retrying')],
];

it.each(happenings)('announces once that %s, not again in another language', (_what, happens) => {
  const page = open();
  happens(page);
  expect(page.announced).toHaveLength(2);
  page.choose('en');
  page.choose('fr');
  page.choose('en');
  expect(page.announced).toHaveLength(2);
});

it('withdraws that the connection is lost once it is back, also in another language', () => {
  const page = open();
  page.autosave('retrying');
  page.choose('en');
  page.autosave('idle');
  expect(page.announced.at(-1)).toBe('');
});
