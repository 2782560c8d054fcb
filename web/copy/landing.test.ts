import { languages } from '@elan/domain/language';
import { maturityScoreSchema, overallOf } from '@elan/domain/project/maturity';
import { personaSchema } from '@elan/domain/project/personas';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { lexWhole } from '@elan/domain/writeUp/lex';
import { journey } from '@elan/modules/catalogue';
import { describe, expect, it } from 'vitest';
import { landing as enLanding } from '../landing/copy/en/landing.ts';
import { landingExamples as enExamples } from '../landing/copy/en/landingExamples.ts';
import { landing as frLanding } from '../landing/copy/fr/landing.ts';
import { landingExamples as frExamples } from '../landing/copy/fr/landingExamples.ts';
import { figuresIn } from '../landing/figures.ts';
import { swotOf } from '../writeUp/swot.ts';

const landings = { fr: frLanding, en: enLanding };
const examples = { fr: frExamples, en: enExamples };

describe.each(languages)('the landing page in %s', (language) => {
  const { modules } = landings[language];

  it('describes the modules in the words and order of the catalogue', () => {
    const shown = modules.map(({ key, title, summary }) => ({ key, title, summary }));
    const known = journey.map(({ key, title, summary }) => ({
      key,
      title: title[language],
      summary: summary[language],
    }));
    expect(shown).toEqual(known);
  });

  it('quotes only questions and sections that exist', () => {
    for (const definition of journey as readonly ModuleDefinition[]) {
      const module = modules.find(({ key }) => key === definition.key);
      const labels = definition.questions.map(({ label }) => label[language]);
      if (labels.length > 0) expect(labels).toContain(module?.asks);
      const titles = definition.sections.map(({ title }) => title[language]);
      if (titles.length > 0)
        expect(titles).toEqual(expect.arrayContaining([...(module?.gives ?? [])]));
    }
  });

  it('asks the baker what the modules ask', () => {
    const labels = journey.flatMap(({ questions }) =>
      questions.map(({ label }) => label[language]),
    );
    for (const { asked } of Object.values(examples[language].answers)) {
      expect(labels).toContain(asked);
    }
  });

  it('shows structures that a module could have saved', () => {
    const { persona, maturity, swot } = examples[language];
    expect(personaSchema.parse(persona)).toEqual(persona);
    expect(maturityScoreSchema.parse(maturity)).toEqual(maturity);
    expect(maturity.overall).toBe(overallOf(maturity.categories));
    expect(swotOf(lexWhole(swot))?.quadrants).toHaveLength(4);
  });

  it('has complete tables: every row as wide as its heading', () => {
    const { forecast, roadmap, carbon, marketing } = examples[language];
    const figures = figuresIn(language);
    for (const text of [forecast(figures), roadmap(figures), carbon, marketing(figures)]) {
      const table = lexWhole(text).find(({ type }) => type === 'table');
      if (table?.type !== 'table') throw new Error('no table');
      for (const row of table.rows) expect(row).toHaveLength(table.header.length);
      expect(table.raw).not.toMatch(/undefined|NaN/);
    }
  });
});
