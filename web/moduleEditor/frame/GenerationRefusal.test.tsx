// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedEntry, server, showModule, startEach } from '../testing/stage.tsx';

startEach();

const { aiResponse: _text, aiResponseEnding: _ending, ...unwritten } = savedEntry;
const spent = { aiUsage: { used: 3, limit: 3 } };
const refusals = [
  ['a spent quota', spent, {}, /^Limite atteinte!/],
  [
    'a last unit that is held',
    { aiUsage: { used: 2, limit: 3 }, generationsUnderWay: 1 },
    {},
    /^Une génération est en cours et occupe la dernière/,
  ],
  ['a missing answer', {}, { answers: {} }, /^Il reste .* obligatoires? avant de/],
] as const;

describe.each([
  ['a phone', true],
  ['a wide window', false],
])('on %s', (_window, isPhone) => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isPhone && query.includes('width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  });

  it.each(
    refusals.flatMap((refusal) => [
      ['written', ...refusal] as const,
      ['not written', ...refusal] as const,
    ]),
  )(
    'in a module that is %s, %s is shown once, without a press',
    async (state, _what, me, part, words) => {
      const isWritten = state === 'written';
      server.module = { ...(isWritten ? savedEntry : unwritten), ...part };
      await showModule({ me });
      const shown = await screen.findByText(words);
      expect(screen.getAllByText(words)).toHaveLength(1);
      if (isPhone) expect(shown.closest('.max-sm\\:hidden')).toBeNull();
      expect(shown.closest('[hidden], details:not([open])')).toBeNull();
      if (!isWritten) return;
      const place = shown.compareDocumentPosition(await screen.findByText('Le texte ancien.'));
      const follows = place & Node.DOCUMENT_POSITION_PRECEDING;
      expect(follows > 0).toBe(isPhone);
    },
  );
});
