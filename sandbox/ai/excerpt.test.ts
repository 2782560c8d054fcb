import { describe, expect, it } from 'vitest';
import { beyondExcerpt, excerpt, inSentence, quotable } from './excerpt.ts';

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

  it('is the first sentence, where an abbreviation ends none', () => {
    const rest = 'Une suite. '.repeat(20);
    expect(excerpt(`Women of 35 to 65 in the Lower St. Lawrence. ${rest}`)).toBe(
      'Women of 35 to 65 in the Lower St. Lawrence',
    );
  });

  it('joins the lines of a list, without what counts them', () => {
    expect(excerpt('1. Un permis\n2. Un bail.\n3. 5 ventes')).toBe('Un permis. Un bail; 5 ventes');
    expect(excerpt('- un permis\n- un bail')).toBe('un permis; un bail');
  });

  it('leaves whole sentences to be quoted further on', () => {
    const first = 'Des pantoufles de laine feutrée, à semelle de cuir cousue que l’on remplace';
    const next = 'La laine vient de bergeries d’ici qui, faute d’acheteur, la mettent au feu';
    expect(beyondExcerpt(`${first}. ${next}. Oui.`)).toEqual([next]);
    expect(beyondExcerpt('Court.')).toEqual([]);
  });

  it('cannot format, link, leave its cell or close its quotation marks', () => {
    expect(excerpt('a | **b** [c](d) <i> « e » &lt;')).toBe(
      'a \\| \\*\\*b\\*\\* \\[c\\](d) \\<i\\> ‘e’ \\&lt;',
    );
  });
});

it.each([
  ['Le jardinage en ville', 'le jardinage en ville'],
  ['L’accueil', 'l’accueil'],
  ['Réparer de vieux vélos', 'réparer de vieux vélos'],
  ['Réparer plutôt que jeter', 'réparer plutôt que jeter'],
  ['Spinning and felting', 'spinning and felting'],
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
