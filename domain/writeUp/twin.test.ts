import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCurrentTwin,
  nameTheSame,
  otherLanguage,
  partsToTranslate,
  twinHash,
  writtenLanguage,
} from './twin.ts';

const fr = '## Forces\n\nVous avez un prix et une clientèle pour la vente.';
const en = '## Strengths\n\nYou have a price and the customers for it.';

describe('the twin of a write-up', () => {
  it('is in the language that the write-up is not in', () => {
    expect(writtenLanguage(fr)).toBe('fr');
    expect(writtenLanguage(en)).toBe('en');
    expect(writtenLanguage('')).toBe('fr');
    expect(otherLanguage(writtenLanguage(fr))).toBe('en');
  });

  it('is no longer a translation of the write-up once that is edited', () => {
    const twin = { language: 'en', text: en, of: twinHash(fr) } as const;
    expect(isCurrentTwin(twin, fr)).toBe(true);
    expect(isCurrentTwin(twin, `${fr} Et plus.`)).toBe(false);
  });

  it('names the same figures, in any order', () => {
    expect(nameTheSame('a {{f:gap}} {{t:loans}}', '{{t:loans}} b {{f:gap}}')).toBe(true);
    for (const other of ['{{f:gap}}', '{{f:gap}} {{f:gap}} {{t:loans}}', '{{t:gap}} {{t:loans}}']) {
      expect(nameTheSame('{{f:gap}} {{t:loans}}', other)).toBe(false);
    }
  });
});

describe('its parts', () => {
  it('are sections together, as many as a call translates', () => {
    const section = (name: string) => `## ${name}\n\n${'mot '.repeat(600)}\n\n`;
    const text = section('A') + section('B') + section('C') + section('D');
    expect(partsToTranslate(text).map((part) => part.match(/^## ./gm))).toEqual([
      ['## A', '## B'],
      ['## C', '## D'],
    ]);
  });

  it('are the whole text, whatever it is', () => {
    const line = fc.constantFrom('## T', '', 'mot '.repeat(500), '| a | b |', '# x', ' ');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const text = lines.join('\n');
        expect(partsToTranslate(text).join('')).toBe(text);
      }),
    );
  });
});
