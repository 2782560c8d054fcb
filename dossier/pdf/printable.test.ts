import { describe, expect, it } from 'vitest';
import { Printer } from './printable.ts';

const print = (text: string) => {
  const printer = new Printer();
  return { text: printer.text(text), replaced: [...printer.replaced] };
};

describe('a printable text', () => {
  it.each([
    ['Un café à 4,50\u00a0$\u202f; « œuvre »', 'accents and no-break spaces'],
    ['Ελληνικά Русский ſ ₿', 'other alphabets of the first font'],
    ['مخبز הלילה', 'Arabic and Hebrew'],
    ['🚀 👩🏽‍🍳 🇨🇦 1️⃣ ☎ ∑ 𝒜', 'emoji in sequences, symbols'],
    ['Cafe\u0301 a\u0308', 'letters and accents apart'],
    ['porte\u2011monnaie', 'a hyphen that does not break'],
  ])('keeps %s: %s', (text) => {
    expect(print(text)).toEqual({ text, replaced: [] });
  });

  it.each([
    ['a\u0000b\u001b[31mc\u007f\u0085d', 'ab[31mc\nd', 'control characters'],
    ['a\u202ecba\u202d', 'acba', 'what turns the direction of the text'],
    ['a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne', 'ends of lines'],
    ['a\tb', 'a b', 'tabs'],
    ['\ufeffa', 'a', 'a byte order mark'],
  ])('cleans %j to %j: %s', (text, clean) => {
    expect(print(text)).toEqual({ text: clean, replaced: [] });
  });

  it('replaces what no font has, and notes it once', () => {
    expect(print('日本、日')).toEqual({ text: '□□□□', replaced: ['日', '本', '、'] });
    expect(print('\u1680')).toEqual({ text: '□', replaced: ['\u1680'] });
  });

  it('makes half a surrogate pair a box', () => {
    expect(print('a\ud83db').text).toBe('a□b');
  });

  it('drops a mark that has no letter', () => {
    expect(print('a\n\u05b8b')).toEqual({ text: 'a\nb', replaced: ['\u05b8'] });
    expect(print('\u200d\u0301\u0302')).toEqual({ text: '', replaced: ['\u200d\u0301\u0302'] });
  });

  it.each(['\u3000', '\u2011', 'a'])('drops what varies a character that does not vary', (one) => {
    expect(print(`a${one}\ufe0fb`)).toEqual({ text: `a${one}b`, replaced: [] });
  });

  it('keeps the letter where only its mark is missing', () => {
    expect(print('a\u0f39b')).toEqual({ text: 'ab', replaced: ['a\u0f39'] });
  });
});
