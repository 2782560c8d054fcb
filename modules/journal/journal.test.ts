import { languages } from '@elan/domain/language';
import { newEntry, withEntry } from '@elan/domain/project/journal';
import { describe, expect, it } from 'vitest';
import { journey } from '../catalogue.ts';
import { aMorning } from '../testing/aMorning.ts';
import { readDataBlock } from '../writing/dataBlock.ts';
import { journalPrompt } from './journal.prompt.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 15));

function entries(count: number) {
  return Array.from({ length: count }, (_, at) => at + 1).reduce(
    (list, date) =>
      withEntry(
        list,
        newEntry(
          list,
          { title: `Jour ${date}`, content: 'Deux ventes', mood: 'neutral' },
          day(date),
        ),
      ),
    [] as ReturnType<typeof withEntry>,
  );
}

function messages(count: number, language: 'fr' | 'en') {
  return journalPrompt.messages({
    now: aMorning,
    journey,
    language,
    project: { name: 'P', description: '' },
    answers: {},
    comments: '',
    entries: entries(count),
    modules: {},
  });
}

describe('the analysis of a journal', () => {
  it.each(languages)('reads in %s the ten latest entries, newest first', (language) => {
    const [system] = messages(12, language);
    const data = readDataBlock('project_data', system.content) as {
      currentModule: { entries: readonly { title: string }[] };
    };
    const titles = data.currentModule.entries.map(({ title }) => title);
    expect(titles).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((date) => `Jour ${date}`));
    expect(data.currentModule.entries[0]).toEqual({
      title: 'Jour 12',
      date: '2026-11-12',
      mood: 'neutral',
      content: 'Deux ventes',
    });
  });

  it.each(languages)('is kind in %s, and states where to find help', (language) => {
    const [, user] = messages(5, language);
    expect(user.content).toContain('811');
    expect(user.content).toContain(
      language === 'fr' ? 'Jamais de diagnostic' : 'Never a diagnosis',
    );
  });

  it('mentions no trend in fewer than three entries', () => {
    expect(messages(2, 'fr')[1].content).toContain('trop peu d’entrées');
    expect(messages(3, 'fr')[1].content).not.toContain('trop peu d’entrées');
    expect(messages(2, 'en')[1].content).toContain('too few entries');
  });

  it('is stored as the analysis, with how it ended', () => {
    expect(journalPrompt.read({ text: '## A', ending: 'cut' }, 'fr')).toEqual({
      aiAnalysis: '## A',
      aiAnalysisEnding: 'cut',
    });
  });
});
