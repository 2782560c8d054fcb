import { moduleAsMarkdown } from '@elan/domain/dossier/moduleAsMarkdown';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { fillFigures } from '@elan/domain/figures/fill';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { type Language, languages } from '@elan/domain/language';
import { interestLevels } from '@elan/domain/project/ideas';
import { labels } from '@elan/domain/project/labels/labels';
import { maturityCategories } from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { catalogue, type ModuleKey } from '@elan/modules/catalogue';
import { describe, expect, it } from 'vitest';

const asMarkdown = (key: ModuleKey, content: ModuleContent, language: Language) =>
  moduleAsMarkdown({
    definition: catalogue[key],
    entry: { ...content, lastUpdated: '2026-11-01T15:00:00.000Z' },
    projectName: 'Pain de nuit',
    language,
    fill: (text) => fillFigures(text, { figures, language }),
  });
const figures = figuresOf(bakery);

describe.each(languages)('a module as a file, %s', (language) => {
  it('has the figures of now in its texts, and none in the person’s own words', () => {
    const file = asMarkdown(
      'idea',
      { answers: { businessIdea: 'Du {{f:offer1.price}}' }, aiResponse: 'À {{f:offer1.price}}.' },
      language,
    );
    expect(file).toContain('Du {{f:offer1.price}}');
    expect(file).toContain(language === 'fr' ? 'À 6,50\u00a0$.' : 'À $6.50.');
  });

  it('contains the answers under their labels, the comments and the write-up', () => {
    const file = asMarkdown(
      'idea',
      {
        answers: { businessIdea: 'Du pain\nà 3 h', businessModel: 'directSales', location: ' ' },
        comments: 'Ouverture en mai.',
        aiResponse: '## Forces\n\n- **Une** niche.',
      },
      language,
    );
    const { questions, title } = catalogue.idea;
    const model = questions.find(({ id }) => id === 'businessModel');
    const options = model?.kind === 'select' ? model.options : [];
    const sales = options.find(({ id }) => id === 'directSales')?.label;
    expect(file.startsWith(`# ${title[language]}\n\n`)).toBe(true);
    expect(file).toContain('Pain de nuit');
    expect(file).toContain(language === 'fr' ? '1er novembre 2026' : 'November 1, 2026');
    expect(file).toContain('Du pain\nà 3 h');
    expect(file).toContain(`### ${model?.label[language]}\n\n${sales?.[language]}`);
    expect(file).toContain('Ouverture en mai.');
    expect(file).toContain('## Forces\n\n- **Une** niche.');
    // Unanswered questions are left out.
    expect(file).not.toContain(questions.find(({ id }) => id === 'location')?.label[language]);
  });

  it('contains every idea, persona, entry and area', () => {
    const idea = { title: 'Pain de nuit', sector: 'Alimentation', description: 'Du pain à 3 h.' };
    const [level] = interestLevels;
    const ideas = asMarkdown(
      'brainstorm',
      { generatedIdeas: [{ ...idea, interestLevel: level[language] }], selectedIdea: idea },
      language,
    );
    expect(ideas.match(/### Pain de nuit/g)).toHaveLength(2);
    expect(ideas).toContain(level[language]);

    const none = { besoins: [], frustrations: [], comportements: [], canaux_preferes: [] };
    const persona = {
      ...none,
      nom: 'Julie Roy',
      age: 34,
      profession: 'Infirmière',
      localisation: 'Rimouski',
      revenus: 'À vérifier',
      citation: 'Rien de chaud.',
      objectifs: ['Manger'],
      freins_achat: [],
    };
    const personas = asMarkdown('personas', { personas: [persona] }, language);
    expect(personas).toContain('## Julie Roy');
    expect(personas).toContain('Rien de chaud.');
    expect(personas).toContain('- Manger');

    const entry = { id: '1', date: '2026-11-01T15:00:00.000Z', title: 'Un', tags: [] };
    const journal = asMarkdown(
      'journal',
      {
        entries: [{ ...entry, content: 'Une nuit.', mood: 'negative' }],
        aiAnalysis: '## Élan\n\nTenace.',
      },
      language,
    );
    expect(journal).toContain('### Un');
    expect(journal).toContain(labels[language].journal.moods.negative);
    expect(journal).toContain('Tenace.');

    const area = { score: 41, status: 'Ébauche', recommendations: ['Vendre'] };
    const score = asMarkdown(
      'maturity',
      {
        score: {
          overall: 62,
          categories: Object.fromEntries(maturityCategories.map((name) => [name, area])) as Record<
            (typeof maturityCategories)[number],
            typeof area
          >,
          strengths: ['Une niche'],
          weaknesses: [],
          nextSteps: ['Appeler'],
          timeline: 'Six mois.',
        },
      },
      language,
    );
    expect(score.match(/- Vendre/g)).toHaveLength(maturityCategories.length);
    expect(score).toContain('Six mois.');
    expect(score).not.toContain(labels[language].maturity.weaknesses);
  });
});
