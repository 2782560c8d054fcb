import type { Project } from '@elan/domain/contract/projects';
import { languages } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import { expect, it } from 'vitest';
import { en } from '../copy/en/en.ts';
import { fr } from '../copy/fr/fr.ts';
import { projectAsMarkdown } from './projectAsMarkdown.ts';

const lastUpdated = '2026-11-01T15:00:00.000Z';
const project: Project = {
  id: 'p1',
  user_id: 'u1',
  name: 'Pain de nuit',
  description: 'Du pain chaud, à 3 h.',
  created_at: lastUpdated,
  updated_at: lastUpdated,
  modules_data: {
    finances: { aiResponse: '## Seuil\n\n35 paniers.', lastUpdated },
    idea: { answers: { businessIdea: 'Du pain' }, aiResponse: 'Bonne idée.', lastUpdated },
    // Nothing was made of these answers yet.
    analysis: { answers: { competitors: 'Le dépanneur' }, lastUpdated },
  },
};

it.each(languages)(
  'puts the modules with content under their titles, in the order of the journey, %s',
  (language) => {
    const copy = { fr, en }[language];
    const text = projectAsMarkdown({ project, language, copy, fill: (text) => text });
    expect(text.startsWith('# Pain de nuit\n\nDu pain chaud, à 3 h.\n\n')).toBe(true);
    const titles = [...text.matchAll(/^# (.*)$/gm)].map(([, title]) => title);
    const { idea, finances } = catalogue;
    expect(titles).toEqual(['Pain de nuit', idea.title[language], finances.title[language]]);
    expect(text).toContain('Du pain\n\nBonne idée.');
    expect(text).toContain('## Seuil\n\n35 paniers.');
    expect(text.trimEnd().endsWith(copy.download.estimate)).toBe(true);
    expect(text.split(copy.download.estimate)).toHaveLength(2);
  },
);
