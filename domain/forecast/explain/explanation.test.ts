import { describe, expect, it } from 'vitest';
import { minusOf, type Part, ruled, summed, written } from './explanation.ts';

const part = (fr: string, en: string, value: number | null, sign?: 1 | -1): Part => ({
  label: { fr, en },
  value,
  unit: 'money',
  origin: { kind: 'rule' },
  ...(sign ? { sign } : {}),
});
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a value is written', () => {
  it('by its unit and language', () => {
    expect(written(95_00, 'money', 'fr')).toBe('95,00\u00a0$');
    expect(written(95_00, 'money', 'en')).toBe('$95.00');
    expect(written('2.7', 'percent', 'fr')).toBe('2,7\u00a0%');
    expect(written('2.7', 'percent', 'en')).toBe('2.7%');
    expect(written(1.5, 'ratio', 'fr')).toBe('1,5');
    expect(written(1.5, 'ratio', 'en')).toBe('1.5');
    expect(written(null, 'money', 'fr')).toBe('à préciser');
    expect(written(null, 'count', 'en')).toBe('to be completed');
  });
});

describe('a formula', () => {
  it('of a sum has the sign of each part', () => {
    const parts = [part('a', 'x', 5_00), part('b', 'y', 2_00, -1), part('c', 'z', 1_00, 1)];
    expect(summed('figure', 4_00, 'money', parts)).toEqual({
      figure: 'figure',
      value: 4_00,
      unit: 'money',
      isSum: true,
      formula: {
        fr: 'a (5,00\u00a0$) − b (2,00\u00a0$) + c (1,00\u00a0$) = 4,00\u00a0$',
        en: 'x ($5.00) − y ($2.00) + z ($1.00) = $4.00',
      },
      arithmetic: '{0} − {1} + {2}',
      parts,
    });
    const [, b] = parts;
    expect(summed('f', -2_00, 'money', b ? [b] : []).formula.en).toBe('− y ($2.00) = -$2.00');
    expect(summed('f', 0, 'money', []).formula.en).toBe('0 = $0.00');
  });

  it('of a rule has its parts where the template puts them', () => {
    const parts = Array.from({ length: 12 }, (_, at) => part(`f${at}`, `e${at}`, at * 100));
    const found = ruled(
      'figure',
      3,
      'count',
      { fr: '{1} × {0}', en: '{0} by {11}', arithmetic: null },
      parts,
    );
    expect(found).toMatchObject({ figure: 'figure', value: 3, unit: 'count', isSum: false, parts });
    expect(plain(found.formula.fr)).toBe('f1 (1,00 $) × f0 (0,00 $) = 3');
    expect(found.formula.en).toBe('e0 ($0.00) by e11 ($11.00) = 3');
    expect(ruled('f', 1, 'count', '{0} ÷ {9}', parts.slice(0, 1)).formula.en).toBe(
      'e0 ($0.00) ÷  = 1',
    );
  });

  it('begins with a minus where it lowers its account', () => {
    expect([-1, 0, 1].map(minusOf)).toEqual(['− ', '', '']);
  });
});
