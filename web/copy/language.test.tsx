// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { writeCookie } from '../lib/browserStorage.ts';
import { LanguageProvider, useLanguage } from './language.tsx';
import { rememberedLanguage } from './rememberedLanguage.ts';

const open = () => renderHook(useLanguage, { wrapper: LanguageProvider }).result;

beforeEach(() => {
  writeCookie('elan_language', '', 0);
});

it('is French at the first visit', () => {
  expect(open().current).toMatchObject({ language: 'fr', isChosen: false });
  expect(document.documentElement.lang).toBe('fr');
});

it('remembers a choice, in this browser and in the cookie for the server', () => {
  const first = open();
  act(() => first.current.choose('en'));
  expect(first.current).toMatchObject({ language: 'en', isChosen: true });
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('elan.language')).toBe('en');
  expect(document.cookie).toContain('elan_language=en');
  cleanup();
  expect(open().current).toMatchObject({ language: 'en', isChosen: true });
});

it('shows an account’s preference without calling it a choice', () => {
  const first = open();
  act(() => first.current.adopt('en'));
  cleanup();
  expect(open().current).toMatchObject({ language: 'en', isChosen: false });
});

it('is French and unchosen again after an explicit sign-out', () => {
  const page = open();
  act(() => page.current.choose('en'));
  act(() => page.current.forget());
  expect(page.current).toMatchObject({ language: 'fr', isChosen: false });
  expect(localStorage.getItem('elan.language')).toBeNull();
  expect(rememberedLanguage()).toBeUndefined();
});

it('ignores a stored value that is not a language', () => {
  localStorage.setItem('elan.language', 'de');
  expect(open().current).toMatchObject({ language: 'fr', isChosen: false });
});
