import { describe, expect, it } from 'vitest';
import { headingsIn } from './headings.ts';
import { findPlace, findSection } from './places.ts';

const text = `Un mot d’abord.

## **La** promesse

Du pain chaud. Toute la nuit.

### Trois preuves

- Du pain chaud.
- Un fournil à Rimouski.

## 2. Le client

Les infirmières. Toute la nuit.

\`\`\`
## pas un titre
\`\`\`
`;

function held(target: Parameters<typeof findPlace>[1], of = text): string {
  const place = findPlace(of, target);
  return typeof place === 'string' ? place : of.slice(place.start, place.end);
}

describe('the headings of a text', () => {
  it('are those of its Markdown, without what only looks like one', () => {
    expect(headingsIn(text).map(({ depth, words }) => [depth, words])).toEqual([
      [2, '**La** promesse'],
      [3, 'Trois preuves'],
      [2, '2. Le client'],
    ]);
    const others = '# Un #\r\n##\n#pas un titre\n    # du code\n####### trop\n## Deux\u00a0$';
    expect(headingsIn(others).map(({ words }) => words)).toEqual([
      'Un',
      '',
      'du code',
      'Deux\u00a0$',
    ]);
    expect(headingsIn(`~~~\n# a\n\`\`\`\n# b\n~~~\n# c`).map(({ words }) => words)).toEqual(['c']);
    expect(headingsIn(`## ${'x'.repeat(300)}`)).toEqual([]);
  });
});

describe('a section', () => {
  it.each([
    ['La promesse', 'La promesse'],
    ['## La  promesse', 'marks and double spaces'],
    ['**La** promesse', 'the same emphasis'],
    ['la PROMESSE', 'another case'],
    ['La promesse :', 'a colon'],
  ])('is found by %s: %s', (heading) => {
    expect(held({ section: heading })).toMatch(/^Du pain chaud\. Toute[\s\S]*Rimouski\.$/);
  });

  it('is found without its number, unless another has the very heading', () => {
    expect(held({ section: 'Le client' })).toMatch(/^Les infirmières/);
    const both = '## 1. Forces\n\nA.\n\n## Forces\n\nB.';
    expect(held({ section: 'Forces' }, both)).toBe('B.');
    expect(held({ section: '1. Forces' }, both)).toBe('A.');
  });

  it('is not found where it is missing, or twice there', () => {
    expect(findSection(text, 'Le prix')).toBeUndefined();
    expect(findSection(text, '##')).toBeUndefined();
    expect(held({ section: 'pas un titre' })).toBe('section_not_found');
    expect(held({ section: 'A' }, '## A\n\n1.\n\n## *A*\n\n2.')).toBe('section_not_found');
  });
});

describe('a passage', () => {
  it('is found where it occurs once, with the section around it', () => {
    const place = findPlace(text, { passage: 'Un fournil à Rimouski.' });
    expect(place).toMatchObject({
      isSection: false,
      section: { heading: { words: 'Trois preuves' } },
    });
    expect(findPlace(text, { passage: 'Un mot d’abord.' })).toMatchObject({ section: undefined });
  });

  it('is refused where it occurs twice, unless a section narrows it', () => {
    expect(held({ passage: 'Toute la nuit.' })).toBe('passage_not_unique');
    expect(held({ passage: 'Toute la nuit.', section: 'Le client' })).toBe('Toute la nuit.');
    expect(held({ passage: 'Du pain chaud.', section: 'La promesse' })).toBe('passage_not_unique');
    expect(held({ passage: 'aa' }, 'aaa')).toBe('passage_not_unique');
  });

  it('is refused where it is missing', () => {
    expect(held({ passage: 'Du pain froid.' })).toBe('passage_not_found');
    expect(held({ passage: 'Les infirmières', section: 'La promesse' })).toBe('passage_not_found');
    expect(held({ passage: ' \n' })).toBe('passage_not_found');
    expect(held({})).toBe('passage_not_found');
  });

  it('keeps the heading that it begins with, unless it is nothing else', () => {
    expect(held({ passage: '## 2. Le client\n\nLes infirmières.' })).toBe('Les infirmières.');
    expect(held({ passage: '## 2. Le client' })).toBe('## 2. Le client');
  });
});
