import { describe, expect, it } from 'vitest';
import { sampleModule } from '../testing/sampleModule.ts';
import { missingSections } from './sections.ts';

const module = {
  ...sampleModule,
  sections: [
    { id: 'strengths', title: { fr: 'Forces de l’idée', en: 'Strengths' } },
    { id: 'plan', title: { fr: 'Échéancier', en: 'Plan' } },
  ],
};
const missing = (text: string) => missingSections(module, text).map(({ id }) => id);

describe('the sections that a module promises', () => {
  it('are found in either language, numbered or not, with or without accents and emphasis', () => {
    expect(missing("## 1. Forces de l'idée\n\nx\n\n### **Echeancier** :\n\ny")).toEqual([]);
    expect(missing('# Strengths (inside)\r\n\r\nx\r\n\r\n## Plan ##\r\n\r\ny')).toEqual([]);
  });

  it('are missing where they are only mentioned, or only in bold', () => {
    expect(missing('## Strengths\n\nThe Plan comes later: **Plan** first.')).toEqual(['plan']);
    expect(missing('**Strengths**\n\nx\n\n## Plan')).toEqual(['strengths']);
    expect(missing('')).toEqual(['strengths', 'plan']);
  });

  it.each([' ', '\u00a0', '#', '# ', '(', ':', '# a ('])(
    'are looked for to the end of a text made to take long: %j',
    (unit) => {
      const long = unit.repeat(60_000 / unit.length);
      expect(missing(`# a${long}b`)).toHaveLength(2);
      expect(missing(`# ${unit.repeat(90)}b\n`.repeat(500))).toHaveLength(2);
    },
  );
});
