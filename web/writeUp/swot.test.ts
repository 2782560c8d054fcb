import { lexWhole } from '@elan/domain/writeUp/lex';
import { describe, expect, it } from 'vitest';
import { swotOf } from './swot.ts';

const titles = (text: string) => swotOf(lexWhole(text))?.quadrants.map(({ title }) => title);

describe('the SWOT matrix of a write-up', () => {
  it.each([
    [['Forces', 'Faiblesses', 'Occasions', 'Menaces']],
    [['Forces', 'Faiblesses', 'Opportunités', 'Menaces']],
    [['Strengths', 'Weaknesses', 'Opportunities', 'Threats']],
  ])('is found in %j', (names) => {
    const text = `Avant\n\n${names.map((name) => `## ${name}\n\n- point`).join('\n\n')}\n\n## Suite\n\nAprès`;
    const swot = swotOf(lexWhole(text));
    expect(swot?.quadrants.map(({ title }) => title)).toEqual(names);
    expect(swot?.quadrants.map(({ kind }) => kind)).toEqual([
      'strengths',
      'weaknesses',
      'opportunities',
      'threats',
    ]);
    expect(swot?.before[0]?.raw).toBe('Avant');
    expect(swot?.after[0]?.raw.trim()).toBe('## Suite');
    expect(swot?.quadrants[3].blocks.some((block) => block.raw.includes('Après'))).toBe(false);
  });

  it('is found with numbers, emphasis, letters and asides', () => {
    const text =
      '### 2. **Forces :**\n\na\n\n---\n\n### 3) Faiblesses\n\nb\n\n### O – Occasions (opportunités)\n\nc\n\n#### Détail\n\n### MENACES\n\nd\n\n---\n\nAprès';
    const swot = swotOf(lexWhole(text));
    expect(swot?.quadrants.map(({ title }) => title)).toEqual([
      'Forces',
      'Faiblesses',
      'Occasions (opportunités)',
      'MENACES',
    ]);
    expect(swot?.quadrants[0].blocks.some(({ type }) => type === 'hr')).toBe(false);
    expect(swot?.after.some(({ raw }) => raw.includes('Après'))).toBe(true);
  });

  it.each([
    '## Forces\n\na\n\n## Faiblesses\n\nb\n\n## Occasions\n\nc',
    '## Forces\n\n## Menaces\n\n## Faiblesses\n\n## Occasions',
    '## Forces\n\n### Faiblesses\n\n### Occasions\n\n### Menaces',
    '## Forces\n\n## Marché\n\n## Faiblesses\n\n## Occasions\n\n## Menaces',
    '## constructor\n\n## Faiblesses\n\n## Occasions\n\n## Menaces',
  ])('is not found in %j', (text) => {
    expect(titles(text)).toBeUndefined();
  });
});
