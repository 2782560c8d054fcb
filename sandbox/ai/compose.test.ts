import { type Language, languages } from '@elan/domain/language';
import { catalogue, journey, type ModuleKey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import { frenchFaults } from '@elan/modules/testing/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { readPrompt } from './readPrompt.ts';

const bakery = {
  businessIdea: 'Une boulangerie ouverte la nuit',
  targetMarket: 'Les infirmières de Rimouski',
  problemSolved: 'Rien d’ouvert après 22 h',
  businessModel: 'directSales',
  location: 'Rimouski',
  budget: '5000-20000',
};
const tutoring = {
  businessIdea: 'Online maths lessons for teenagers',
  targetMarket: 'Parents in Toronto',
  problemSolved: 'School groups are too large',
  businessModel: 'subscription',
  location: 'Toronto, Ontario',
};
const situation = {
  marketSize: 'niche',
  competitors: 'Le dépanneur | du coin, la cafétéria',
  differentiators: 'Encore chaud à 3 h',
  risks: 'Une panne de four',
};

function write(
  key: ModuleKey,
  language: Language,
  answers: Readonly<Record<string, string>>,
  idea: Readonly<Record<string, string>> = {},
  comments = '',
): string {
  const messages = prompts[key].messages({
    now: aMorning,
    journey,
    language,
    project: { name: 'Projet', description: '' },
    answers,
    comments,
    modules: { idea: { answers: idea } },
  });
  return compose(readPrompt(messages), 0);
}

const written = ['idea', 'analysis'] as const;

describe.each(languages)('a composed text in %s', (language) => {
  const texts = {
    idea: write('idea', language, bakery),
    analysis: write('analysis', language, situation, bakery),
  };

  it.each(written)('has every section of %s, in order', (key) => {
    const headings = texts[key].split('\n').filter((line) => line.startsWith('#'));
    expect(headings).toEqual(catalogue[key].sections.map(({ title }) => `## ${title[language]}`));
  });

  it.each(written)('has a table, lists and a link in %s', (key) => {
    expect(texts[key]).toMatch(/^\| ---/m);
    expect(texts[key]).toMatch(/^- \*\*/m);
    expect(texts[key]).toMatch(/^1\. /m);
    expect(texts[key]).toContain('(https://www.registreentreprises.gouv.qc.ca/)');
  });

  it('says at once that it is a demonstration and how to connect a provider', () => {
    for (const text of Object.values(texts)) {
      const [first = ''] = text.split('\n');
      expect(first).toContain(language === 'fr' ? 'Démonstration' : 'Demonstration');
      expect(first).toContain('AI_BASE_URL');
      expect(first).toContain('AI_API_KEY');
    }
  });

  it('quotes the person, and the idea in the analysis', () => {
    for (const answer of [bakery.businessIdea, bakery.targetMarket, bakery.problemSolved]) {
      expect(texts.idea).toContain(answer);
    }
    expect(texts.analysis).toContain(situation.risks);
    expect(texts.analysis).toContain(bakery.targetMarket);
  });

  it('takes up the comments', () => {
    expect(write('idea', language, bakery, {}, 'Plutôt un camion')).toContain('Plutôt un camion');
  });

  it('differs from one idea to another', () => {
    const lines = (text: string) => new Set(text.split('\n').filter((line) => line.length > 60));
    const one = lines(texts.idea);
    const other = lines(write('idea', language, tutoring));
    const shared = [...one].filter((line) => other.has(line));
    // Only what says that this is a demonstration, how to decide and what a missing answer calls for may be common.
    expect(shared.length).toBeLessThanOrEqual(4);
  });

  it('keeps the same columns in every row of a table, whatever was written', () => {
    const rows = texts.analysis.split('\n').filter((line) => line.startsWith('|'));
    const columns = rows.map((row) => row.split(/(?<!\\)\|/).length);
    expect(new Set(columns).size).toBe(1);
  });
});

describe('a composed text', () => {
  it('is written in the French of the product', () => {
    for (const text of [
      write('idea', 'fr', bakery),
      write('analysis', 'fr', situation, bakery),
      write('analysis', 'fr', {}),
    ]) {
      expect(text.split('\n').flatMap(frenchFaults)).toEqual([]);
    }
  });

  it('leaves Quebec’s rules out where the business is elsewhere', () => {
    const text = write('idea', 'en', tutoring);
    expect(text).toContain('https://www.canada.ca/en/services/business.html');
    expect(text).not.toContain('Quebec');
  });

  it('never writes the same for two ideas that differ', () => {
    const idea = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(idea, idea, fc.constantFrom(...languages), (one, other, language) => {
        fc.pre(/\w/.test(one) && one.replace(/\W/g, '') !== other.replace(/\W/g, ''));
        const about = (businessIdea: string) => write('idea', language, { businessIdea });
        expect(about(one)).not.toBe(about(other));
      }),
    );
  });

  it('never writes the same for two long ideas that begin alike', () => {
    const same = 'Une boulangerie ouverte la nuit pour ceux qui travaillent. '.repeat(6);
    const ending = fc.stringMatching(/^[a-z]{3,12}( [a-z]{3,12}){3,60}$/);
    fc.assert(
      fc.property(ending, ending, (one, other) => {
        fc.pre(one !== other);
        const about = (end: string) => write('idea', 'fr', { businessIdea: same + end });
        expect(about(one)).not.toBe(about(other));
      }),
    );
  });

  it('follows an outline it has never seen, with a table', () => {
    const text = compose(
      {
        continues: false,
        language: 'fr',
        projectName: 'Projet',
        description: '',
        moduleKey: 'unknown',
        moduleTitle: 'Marketing',
        answers: [
          { id: 'brandName', question: 'Quel nom portera votre marque?', answer: 'Pain de nuit' },
        ],
        otherAnswers: [],
        entries: [],
        otherModules: [],
        progress: [],
        leftOut: [],
        comments: '',
        task: '',
        sections: [
          { id: undefined, title: 'Marque et promesse', ask: '' },
          { id: undefined, title: 'Canaux', ask: '' },
        ],
      },
      0,
    );
    expect(text).toContain('## Marque et promesse\n');
    expect(text).toContain('## Canaux\n');
    expect(text).toContain('«\u00a0Pain de nuit\u00a0»');
    expect(text).toContain('| Quel nom portera votre marque? | Pain de nuit |');
  });

  it('lets no text of a person start a heading or a section', () => {
    const text = write('idea', 'fr', { ...bakery, targetMarket: 'a\n## Faux titre\n- b' });
    expect(text.match(/^#+ /gm)).toHaveLength(catalogue.idea.sections.length);
  });
});

describe('the analysis of a journal', () => {
  const entry = (
    date: string,
    title: string,
    content: string,
    mood: 'positive' | 'neutral' | 'negative',
  ) => ({
    id: date,
    date: `2026-11-${date}T15:00:00.000Z`,
    title,
    content,
    mood,
    tags: [],
  });
  const entries = [
    entry(
      '19',
      'Nuit blanche',
      'Je doute de tout. Je n’ai plus de temps pour ma famille.',
      'negative',
    ),
    entry(
      '17',
      'Première vente',
      'J’ai vendu douze pains. Une cliente m’a dit « enfin »!',
      'positive',
    ),
    entry('15', 'Four | loué', 'Le fournisseur a accepté mon prix.', 'neutral'),
  ];
  const read = (language: Language, given: typeof entries) =>
    compose(
      readPrompt(
        prompts.journal.messages({
          now: aMorning,
          journey,
          language,
          project: { name: 'Projet', description: '' },
          answers: {},
          comments: '',
          entries: given,
          modules: {},
        }),
      ),
      0,
    );

  it.each(languages)(
    'has in %s every section, a row per entry from the oldest, three suggestions',
    (language) => {
      const text = read(language, entries);
      const headings = text.split('\n').filter((line) => line.startsWith('#'));
      expect(headings).toEqual(
        catalogue.journal.sections.map(({ title }) => `## ${title[language]}`),
      );
      const rows = text.split('\n').filter((line) => line.startsWith('|'));
      expect(rows).toHaveLength(5);
      expect(new Set(rows.map((row) => row.split(/(?<!\\)\|/).length)).size).toBe(1);
      expect(rows[2]).toContain('15');
      expect(rows[4]).toContain('19');
      expect(text.match(/^\d\. /gm)).toHaveLength(3);
      expect(text).toContain('J’ai vendu douze pains');
      expect(text).toContain('AI_BASE_URL');
      expect(text).not.toContain('811');
    },
  );

  it('is written in the French of the product, with many entries or none', () => {
    for (const given of [entries, entries.slice(0, 1), []]) {
      expect(read('fr', given).split('\n').flatMap(frenchFaults)).toEqual([]);
    }
  });

  it.each(languages)(
    'says in %s where to find help, before any advice, where distress shows',
    (language) => {
      const heavy = [
        entry('20', 'À bout', 'Je suis épuisée, je ne dors plus. I am exhausted.', 'negative'),
      ];
      const text = read(language, [...heavy, ...entries]);
      expect(text.indexOf('811')).toBeGreaterThan(0);
      expect(text.indexOf('811')).toBeLessThan(text.indexOf('- **'));
    },
  );

  it.each(languages)(
    'differs in %s from one journal to another, and speaks of no tendency in two',
    (language) => {
      const other = [entry('18', 'Site web', 'The form was accepted.', 'neutral')];
      expect(read(language, other)).not.toBe(read(language, entries));
      expect(read(language, other)).toMatch(/trop peu d’entrées|too few entries/);
    },
  );
});

it.each(languages)('gives the numbers to call where a journal in %s is heavy', (language) => {
  const text = compose(
    readPrompt(
      prompts.journal.messages({
        now: aMorning,
        journey,
        language,
        project: { name: 'Projet', description: '' },
        answers: {},
        comments: '',
        entries: [
          {
            id: '1',
            date: '2026-05-04T16:00:00.000Z',
            title: 'Un soir',
            content: 'Je suis à bout.',
            mood: 'negative',
            tags: [],
          },
        ],
        modules: {},
      }),
    ),
    0,
  );
  for (const number of ['811', '988', '911']) expect(text).toContain(number);
});
