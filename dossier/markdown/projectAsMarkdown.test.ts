import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { languages } from '@elan/domain/language';
import { labels } from '@elan/domain/project/labels/labels';
import { twinHash } from '@elan/domain/writeUp/twin';
import { catalogue } from '@elan/modules/catalogue';
import { expect, it } from 'vitest';
import { projectAsMarkdown } from './projectAsMarkdown.ts';

const lastUpdated = '2026-11-01T15:00:00.000Z';
const project = {
  name: 'Pain de nuit',
  description: 'Du pain chaud, à 3 h.',
  updated_at: lastUpdated,
  modules_data: {
    finances: { aiResponse: '## Seuil\n\n35 paniers.', lastUpdated },
    idea: { answers: { businessIdea: 'Du pain' }, aiResponse: 'Bonne idée.', lastUpdated },
    // Nothing has been generated from these answers yet.
    analysis: { answers: { competitors: 'Le dépanneur' }, lastUpdated },
  },
};

it.each(languages)(
  'puts the modules with content under their titles, in the order of the journey, %s',
  (language) => {
    const text = projectAsMarkdown({ project, pack: 'personal', language });
    const { estimate } = labels[language].file;
    expect(text.startsWith('# Pain de nuit\n\nDu pain chaud, à 3 h.\n\n')).toBe(true);
    const titles = [...text.matchAll(/^# (.*)$/gm)].map(([, title]) => title);
    const { idea, finances } = catalogue;
    expect(titles).toEqual(['Pain de nuit', idea.title[language], finances.title[language]]);
    expect(text).toContain('Du pain\n\nBonne idée.');
    expect(text).toContain('## Seuil\n\n35 paniers.');
    expect(text.trimEnd().endsWith(estimate)).toBe(true);
    expect(text.split(estimate)).toHaveLength(2);
  },
);

const entry = {
  id: '1',
  date: lastUpdated,
  title: 'Un doute',
  content: 'Tiendrons-nous?',
  tags: [],
};
const withJournal = {
  ...project,
  modules_data: { journal: { entries: [{ ...entry, mood: 'neutral' as const }], lastUpdated } },
};

it.each(['sadc', 'futurpreneur', 'bank', 'partner'] as const)(
  'keeps the journal from %s',
  (pack) => {
    expect(projectAsMarkdown({ project: withJournal, pack, language: 'fr' })).not.toContain(
      'doute',
    );
  },
);

it('gives the person their journal', () => {
  const text = projectAsMarkdown({ project: withJournal, pack: 'personal', language: 'fr' });
  expect(text).toContain(
    '### Un doute\n\n1er novembre 2026 · Humeur\u00a0: Neutre\n\nTiendrons-nous?',
  );
});

it('has the figures of now in the language, and the text in it where that is current', () => {
  const aiResponse = 'Le pain à {{f:offer1.price}}.';
  const twin = {
    language: 'en' as const,
    text: 'Bread at {{f:offer1.price}}.',
    of: twinHash(aiResponse),
  };
  const forecast = { inputs: bakery, origins: {}, confirmed: [] };
  const inEnglish = (of: string) =>
    projectAsMarkdown({
      project: {
        ...project,
        modules_data: {
          idea: { aiResponse, twin: { ...twin, of }, lastUpdated },
          finances: { forecast, lastUpdated },
        },
      },
      pack: 'bank',
      language: 'en',
    });
  expect(inEnglish(twin.of)).toContain('Bread at $6.50.');
  expect(inEnglish(twin.of)).toMatch(
    /## Assumptions and their origin\n\n\|[\s\S]*\| Opening month \|/,
  );
  expect(inEnglish('old')).toContain('Le pain à $6.50.');
});
