import { figuresOf } from '@elan/domain/figures/figuresOf';
import { fillFigures } from '@elan/domain/figures/fill';
import { figurePlaceholder, tablePlaceholder } from '@elan/domain/figures/placeholder';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { knownFigures } from './knownFigures.ts';
import { traceAmounts } from './traceAmounts.ts';

const figures = figuresOf(bakery);
const sources = { figures: knownFigures(figures), words: [], day: '2026-11-25' };

describe('the figures of a forecast', () => {
  it.each(languages)('are each found where a text in %s writes them out', (language) => {
    const placeholders = [
      ...Object.keys(figures.figures).map((id) => `- ${figurePlaceholder(id)}`),
      ...Object.keys(figures.tables).map((id) => `\n\n${tablePlaceholder(id)}`),
    ];
    const text = fillFigures(placeholders.join('\n'), { figures, language });
    const traced = traceAmounts(text, sources);
    expect(traced.length).toBeGreaterThan(200);
    expect(traced.filter(({ source }) => source?.kind !== 'figure')).toEqual([]);
  });

  it('are in dollars, and left out where they are unknown or words', () => {
    const bilingual = { fr: 'mai 2027', en: 'May 2027' };
    expect(
      knownFigures({
        figures: {
          price: { unit: 'price', value: 6_50 },
          margin: { unit: 'percent', value: 40 },
          gap: { unit: 'money', value: null },
          opening: { unit: 'words', value: bilingual },
        },
        tables: {},
        blocking: [],
      }),
    ).toEqual([
      { id: 'price', unit: 'dollars', value: 6.5 },
      { id: 'margin', unit: 'percent', value: 40 },
    ]);
  });
});
