import { languages } from '@elan/domain/language';
import { journalEntrySchema, newEntry } from '@elan/domain/project/journal';
import { answersSchema, missingAnswers } from '@elan/domain/questionnaire/answers';
import { journey } from '@elan/modules/catalogue';
import { compareAnswers } from '@elan/reading/contradictions/answers';
import type { ProjectTexts } from '@elan/reading/projectTexts';
import { describe, expect, it } from 'vitest';
import { projects } from './projects.ts';

const projectsInLanguages = Object.entries(projects).flatMap(([name, byLanguage]) =>
  languages.map((language) => ({ name, language, project: byLanguage[language] })),
);
const asking = journey.filter(({ questions }) => questions.length > 0);
const answered = (key: string) =>
  Object.values(projects).filter(({ fr }) => Object.hasOwn(fr.answers, key)).length;

describe('the evaluated projects', () => {
  it('are twenty, each in two languages', () => {
    expect(projectsInLanguages).toHaveLength(40);
    expect(new Set(projectsInLanguages.map(({ project }) => project.description)).size).toBe(40);
  });

  it('answer each module often enough', () => {
    for (const { key } of asking) expect(answered(key), key).toBeGreaterThanOrEqual(4);
    expect(answered('finances')).toBeGreaterThanOrEqual(8);
    expect(answered('idea')).toBe(20);
  });

  it('answer the same modules and questions in both languages', () => {
    const outline = (answers: object) =>
      Object.entries(answers).map(([key, own]) => [key, Object.keys(own)]);
    for (const { fr, en } of Object.values(projects))
      expect(outline(en.answers)).toEqual(outline(fr.answers));
  });
});

describe.each(projectsInLanguages)('$name in $language', ({ language, project }) => {
  it('describes the same thing in the same way in all modules', () => {
    const { answers, comments } = project;
    const keys = [...Object.keys(answers), ...Object.keys(comments)];
    const texts: ProjectTexts = Object.fromEntries(
      keys.map((key) => [
        key,
        {
          answers: answers[key as keyof typeof answers],
          comments: comments[key as keyof typeof comments],
        },
      ]),
    );
    expect(compareAnswers(texts)).toEqual([]);
  });

  it('answers idea and two more modules, each as far as its page requires', () => {
    expect(Object.keys(project.answers)).toContain('idea');
    expect(Object.keys(project.answers).length).toBeGreaterThanOrEqual(3);
    for (const [key, answers] of Object.entries(project.answers)) {
      const definition = asking.find((one) => one.key === key);
      if (!definition) throw new Error(`${key} asks nothing`);
      expect(answersSchema(definition).parse(answers)).toEqual(answers);
      expect(missingAnswers(definition, answers)).toEqual([]);
    }
  });

  it('comments on modules that are there, and keeps a journal of four entries or none', () => {
    const known = journey.map(({ key }) => key);
    for (const key of Object.keys(project.comments)) expect(known).toContain(key);
    const entries = project.entries ?? [];
    for (const entry of entries.map((one) => newEntry([], one, new Date(0))))
      expect(journalEntrySchema.parse(entry)).toEqual(entry);
    expect(entries.length === 0 || entries.length >= 4).toBe(true);
  });

  it('follows the typography of its language', () => {
    const text = JSON.stringify(project);
    expect(text).not.toMatch(/\p{L}'\p{L}/u);
    if (language === 'fr') expect(text).not.toMatch(/ [:;?!»$%]|« /);
    else expect(text).not.toMatch(/\u00a0/);
  });
});
