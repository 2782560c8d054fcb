import { languages } from '@elan/domain/language';
import { comparable } from '@elan/domain/links/moduleMentions';
import { modulesOfArea, namedModule } from '@elan/domain/project/adviceTarget';
import { previewOf, previewSources } from '@elan/domain/project/modulePreview';
import { groupsOf } from '@elan/domain/questionnaire/groups';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { describe, expect, it } from 'vitest';
import { catalogue, findModule, isModuleKey, journey } from './catalogue.ts';
import { examples } from './examples.ts';
import { addressing, frenchFaults, textsOf } from './testing/texts.ts';

function duplicates(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

describe('the catalogue', () => {
  it('finds a module only by its key', () => {
    expect(findModule('idea')).toBe(catalogue.idea);
    expect(findModule('constructor')).toBeUndefined();
    expect(isModuleKey('analysis')).toBe(true);
    expect(isModuleKey('__proto__')).toBe(false);
  });

  it('lists each module under its own key', () => {
    expect(journey.map((definition) => definition.key)).toEqual(Object.keys(catalogue));
  });
});

describe('what the rules name of the modules', () => {
  it('exists: the answers that a preview quotes', () => {
    for (const [key, question] of previewSources) {
      if (question === 'selectedIdea') continue;
      const found = findModule(key)?.questions.find(({ id }) => id === question);
      expect(found?.kind, `${key}.${question}`).toMatch(/^(text|longText)$/);
    }
  });

  it('has a preview of every paid module', () => {
    const idea = { answers: { businessIdea: 'Du pain' } };
    for (const { key, free } of journey) {
      expect(previewOf(key, { idea }).length > 0, key).toBe(!free);
    }
  });

  it('exists: the modules of each area of the score', () => {
    expect(
      Object.values(modulesOfArea)
        .flat()
        .filter((key) => !isModuleKey(key)),
    ).toEqual([]);
  });

  it('distinguishes the names of the modules', () => {
    const names = journey.flatMap((definition) => [
      ...new Set(namedModule(definition).names.map(comparable)),
    ]);
    expect(duplicates(names)).toEqual([]);
  });
});

describe.each(journey.map((definition) => [definition.key, definition] as const))(
  '%s',
  (_key, definition: ModuleDefinition) => {
    it('has every text in both languages', () => {
      for (const [path, text] of textsOf(definition)) {
        for (const language of languages) {
          expect(text[language].trim(), `${path}.${language}`).toBe(text[language]);
          expect(text[language], `${path}.${language}`).not.toBe('');
        }
      }
    });

    it('keeps the spacing and quotation marks of Quebec French', () => {
      const faults = textsOf(definition).flatMap(([, text]) => frenchFaults(text.fr));
      expect(faults).toEqual([]);
    });

    it('shows its questions in groups, in the order of the page', () => {
      const groups = groupsOf(definition);
      expect(groups.flatMap(({ questions }) => questions)).toEqual(definition.questions);
      for (const { id, questions } of groups) expect(questions, id).not.toEqual([]);
      for (const language of languages) {
        expect(duplicates(groups.map(({ title }) => title[language]))).toEqual([]);
      }
    });

    it('has an example answer to each question, in both languages', () => {
      const ofModule = examples[definition.key] ?? {};
      expect(Object.keys(ofModule)).toEqual(definition.questions.map(({ id }) => id));
      for (const [id, { fr, en }] of Object.entries(ofModule)) {
        expect(frenchFaults(fr), id).toEqual([]);
        for (const text of [fr, en]) expect(text.trim(), id).toMatch(/^.{10,170}$/);
      }
    });

    it('has no duplicate ids', () => {
      expect(duplicates(definition.questions.map(({ id }) => id))).toEqual([]);
      expect(duplicates(definition.sections.map(({ id }) => id))).toEqual([]);
      for (const language of languages) {
        expect(duplicates(definition.sections.map(({ title }) => title[language]))).toEqual([]);
      }
      for (const question of definition.questions) {
        if (question.kind !== 'select') continue;
        expect(duplicates(question.options.map(({ id }) => id))).toEqual([]);
      }
    });
  },
);

describe('what others read of the write-ups', () => {
  const written: readonly ModuleDefinition[] = journey.filter(({ kind }) => kind === 'writeUp');

  it('is all but recommendations, plans of action and preparation for a lender', () => {
    const advice = written.flatMap(({ key, sections }) =>
      sections.filter((section) => section.advice).map(({ id }) => `${key}.${id}`),
    );
    expect(advice).toEqual([
      'idea.recommendations',
      'idea.plan',
      'analysis.nextSteps',
      'business-plan.format',
      'marketing.nextSteps',
      'finances.lender',
      'finances.nextSteps',
    ]);
  });

  it('has titles that do not speak to the author', () => {
    const sections = written.flatMap((module) => module.sections.filter(({ advice }) => !advice));
    for (const { title, titleForOthers = title } of sections) {
      for (const language of languages) {
        expect(addressing(titleForOthers[language], language)).toEqual([]);
      }
    }
  });
});
