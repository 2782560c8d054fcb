// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  forgetMailLink,
  heldConfirmationToken,
  heldRecoveryPair,
  takeMailLink,
} from './mailLink.ts';

function open(url: string): void {
  history.replaceState({ kept: 1 }, '', url);
  takeMailLink();
}

beforeEach(() => forgetMailLink());

it('keeps the pair in memory and removes it from the URL', () => {
  const { length } = history;
  open('/auth?type=recovery&access_token=premier-jeton&refresh_token=second%2Bjeton');
  expect(heldRecoveryPair()).toEqual({
    accessToken: 'premier-jeton',
    refreshToken: 'second+jeton',
  });
  expect(location.href).not.toContain('jeton');
  expect(location.pathname + location.search).toBe('/auth?type=recovery');
  expect(history.length).toBe(length);
  expect(history.state).toEqual({ kept: 1 });
  for (const storage of [localStorage, sessionStorage]) {
    expect(JSON.stringify(Object.entries(storage))).not.toContain('jeton');
  }
});

it.each([
  '/auth?type=recovery&access_token=jeton',
  '/auth?type=recovery&refresh_token=jeton',
  '/auth?type=recovery&access_token=jeton&refresh_token=',
  '/auth?access_token=jeton&refresh_token=jeton',
  '/auth?type=signup&access_token=jeton&refresh_token=jeton',
  '/?access_token=jeton&access_token=jeton&refresh_token=jeton#jardin',
])('keeps nothing of %s, and still removes the tokens from the URL', (url) => {
  open(url);
  expect(heldRecoveryPair()).toBeUndefined();
  expect(location.href).not.toContain('jeton');
});

it('leaves every other URL unchanged', () => {
  open('/pricing?checkout=cancelled#forfait');
  expect(location.href).toMatch(/\/pricing\?checkout=cancelled#forfait$/);
});

it('forgets the pair when asked to', () => {
  open('/auth?type=recovery&access_token=a&refresh_token=b');
  forgetMailLink();
  expect(heldRecoveryPair()).toBeUndefined();
});

it('keeps the token of a confirmation link in the same way', () => {
  open('/auth?type=confirmation&token=jeton%2B1&utm_source=courriel');
  expect(heldConfirmationToken()).toBe('jeton+1');
  expect(heldRecoveryPair()).toBeUndefined();
  expect(location.pathname + location.search).toBe('/auth?type=confirmation&utm_source=courriel');
  open('/auth?type=recovery&token=jeton');
  expect(heldConfirmationToken()).toBeUndefined();
  expect(location.href).not.toContain('jeton');
});
