import { describe, expect, it } from 'vitest';
import { excerpt, inSentence, quotable } from './excerpt.ts';
import { listed } from './lists.ts';

describe('an excerpt', () => {
  it('is the whole text when it is short, without its full stop', () => {
    expect(excerpt('  Du pain\n chaud. ')).toBe('Du pain chaud');
    expect(excerpt('À 5\u00a0000\u00a0$.')).toBe('À 5\u00a0000\u00a0$');
  });

  it('is the first sentence of a long text, else its first words', () => {
    expect(excerpt(`Une première phrase entière. ${'suite '.repeat(50)}`)).toBe(
      'Une première phrase entière',
    );
    expect(excerpt('mot '.repeat(100), 30)).toBe('mot mot mot mot mot mot mot…');
    expect(excerpt('😀'.repeat(100), 31)).toBe(`${'😀'.repeat(15)}…`);
  });

  it('cannot format, link, leave its cell or close its quotation marks', () => {
    expect(excerpt('a | **b** [c](d) <i> « e » &lt;')).toBe(
      'a \\| \\*\\*b\\*\\* \\[c\\](d) \\<i\\> ‘e’ \\&lt;',
    );
  });
});

describe('a list', () => {
  it('is read from commas, semicolons, lines and bullets', () => {
    expect(listed('Goodfood, Chez Lise et l’épicerie.')).toEqual([
      'Goodfood',
      'Chez Lise',
      'l’épicerie',
    ]);
    expect(listed('- One\n- Two\n')).toEqual(['One', 'Two']);
    expect(listed(' , ')).toEqual([]);
  });

  it('keeps a place or a number with the thing that it tells more of', () => {
    expect(listed('Le dépanneur 24 h, à 600 m, la cafétéria')).toEqual([
      'Le dépanneur 24 h, à 600 m',
      'la cafétéria',
    ]);
    expect(listed('The convenience store, 600 m away, Goodfood')).toEqual([
      'The convenience store, 600 m away',
      'Goodfood',
    ]);
  });

  it('is one thing when it is prose', () => {
    expect(listed(`${'long '.repeat(20)}, court`)).toHaveLength(1);
  });
});

it.each([
  ['Le jardinage en ville', 'le jardinage en ville'],
  ['L’accueil', 'l’accueil'],
  ['Réparer de vieux vélos', 'réparer de vieux vélos'],
  ['My grandmother’s cooking', 'my grandmother’s cooking'],
  ['Laval et ses parcs', 'Laval et ses parcs'],
  ['Excel', 'Excel'],
  ['Roger Café', 'Roger Café'],
  ['', ''],
])('writes %j inside a sentence as %j', (text, inside) => {
  expect(inSentence(text)).toBe(inside);
});

it('quotes where no Markdown is read, without what would close our quotation marks', () => {
  expect(quotable('Un *bon* « pain » à 5\u00a0$.')).toBe('Un *bon* ‘pain’ à 5\u00a0$');
});
