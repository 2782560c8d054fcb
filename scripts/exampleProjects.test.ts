import { languages } from '@elan/domain/language';
import { journalEntrySchema, moods, newEntry } from '@elan/domain/project/journal';
import { answersSchema, missingAnswers } from '@elan/domain/questionnaire/answers';
import { catalogue, journey } from '@elan/modules/catalogue';
import { describe, expect, it } from 'vitest';
import type { QuestionnaireKey } from '../e2e/projects/project.ts';
import { projects } from '../e2e/projects/projects.ts';

const cases = Object.entries(projects).flatMap(([kind, byLanguage]) =>
  languages.map((language) => ({ kind, language, project: byLanguage[language] })),
);
const asking = journey.filter(({ questions }) => questions.length > 0);

describe.each(cases)('the $kind in $language', ({ language, project }) => {
  it('answers every question of every module with questions', () => {
    expect(Object.keys(project.answers)).toEqual(asking.map(({ key }) => key));
    for (const key of Object.keys(project.answers) as QuestionnaireKey[]) {
      const answers = project.answers[key];
      expect(answersSchema(catalogue[key]).parse(answers)).toEqual(answers);
      expect(missingAnswers(catalogue[key], answers)).toEqual([]);
      expect(Object.keys(answers)).toEqual(catalogue[key].questions.map(({ id }) => id));
    }
  });

  it('keeps a journal of several days and moods', () => {
    const entries = project.entries.map((entry) => newEntry([], entry, new Date(0)));
    for (const entry of entries) expect(journalEntrySchema.parse(entry)).toEqual(entry);
    expect(project.entries.length).toBeGreaterThanOrEqual(4);
    expect(new Set(project.entries.map(({ mood }) => mood))).toEqual(new Set(moods));
  });

  it('is typed as its language is', () => {
    const text = JSON.stringify(project);
    expect(text).not.toMatch(/\p{L}'\p{L}/u);
    if (language === 'fr') expect(text).not.toMatch(/ [:»$%]|« /);
  });
});
