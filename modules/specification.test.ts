import { languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { findModule, journey } from './catalogue.ts';
import { moduleKeysInOrder, specifiedModules, specifiedOptions } from './testing/specification.ts';

/** @returns a question as a row of the expected table: id, kind, R (required) or O (optional). */
function row({ id, kind, required }: { id: string; kind: string; required: boolean }): string {
  return [id, kind, required ? 'R' : 'O'].join(' ');
}

describe('the journey', () => {
  it('is the modules of docs/product.md#modules, in its order', () => {
    expect(journey.map(({ key }) => key)).toEqual(moduleKeysInOrder);
    expect(journey.filter(({ free }) => free).map(({ key }) => key)).toEqual([
      'brainstorm',
      'idea',
      'analysis',
    ]);
  });
});

describe.each(Object.entries(specifiedModules))('%s', (key, specified) => {
  const questions = findModule(key)?.questions ?? [];

  it('asks the questions of docs/product.md#questions, in its order, of its types, required or optional', () => {
    expect(questions.map(row)).toEqual(
      specified.map((line) => {
        const [id = '', type = '', mark = ''] = line.split(' ');
        // If the table names no type, the answer may be on one line or several.
        const kind = questions.find((question) => question.id === id)?.kind ?? 'none';
        const written = kind === 'text' || kind === 'longText' ? kind : 'a written answer';
        return [id, type === 'written' ? written : type, mark].join(' ');
      }),
    );
  });
});

describe.each(Object.entries(specifiedOptions))('the options of %s', (place, count) => {
  const [key = '', id = ''] = place.split('.');
  const question = findModule(key)?.questions.find((one) => one.id === id);
  const options = question?.kind === 'select' ? question.options : [];

  it(`are the ${count} of docs/product.md#option-lists, each in both languages`, () => {
    expect(options).toHaveLength(count);
    for (const language of languages) {
      const labels = options.map(({ label }) => label[language]);
      expect(new Set(labels).size).toBe(count);
      expect(labels.every((label) => label.trim() !== '')).toBe(true);
    }
  });
});

it('every choice of every module is in the table', () => {
  const choices = journey.flatMap(({ key, questions }) =>
    questions.filter(({ kind }) => kind === 'select').map(({ id }) => `${key}.${id}`),
  );
  expect(choices.toSorted()).toEqual(Object.keys(specifiedOptions).toSorted());
});

describe('the amounts of the budget options', () => {
  it.each([
    ['idea.budget', [5_000, 20_000, 50_000, 100_000]],
    ['brainstorm.budget', [5_000, 20_000, 50_000, 100_000]],
    ['marketing.budget', [500, 1_500, 3_000, 5_000]],
    ['finances.initialInvestment', [10_000, 25_000, 50_000, 100_000, 250_000]],
  ])('of %s are those of docs/product.md#option-lists, in Canadian dollars', (place, limits) => {
    const [key = '', id = ''] = place.split('.');
    const question = findModule(key)?.questions.find((one) => one.id === id);
    const options = question?.kind === 'select' ? question.options : [];
    for (const language of languages) {
      const amounts = options.flatMap(({ label }) =>
        (label[language].match(/\d[\d\s,]*/g) ?? []).map((text) => Number(text.replace(/\D/g, ''))),
      );
      expect([...new Set(amounts)]).toEqual(limits);
      for (const { label } of options.filter((option) => /\d/.test(option.label[language]))) {
        expect(label[language]).toContain('$');
      }
    }
  });
});

describe('the defaults of auto-fill', () => {
  it('is six months, a corporation and an idea on paper (docs/product.md#auto-fill)', () => {
    const fallbacks = journey.flatMap(({ key, questions }) =>
      questions.flatMap((question) =>
        question.kind === 'select' && question.autoFillDefault !== undefined
          ? [`${key}.${question.id}: ${labelOf(question, question.autoFillDefault)}`]
          : [],
      ),
    );
    expect(fallbacks).toEqual([
      expect.stringMatching(/^business-plan\.timeline: .*6 months|six months/i),
      expect.stringMatching(/^business-plan\.legalStructure: .*(SARL|LLC)/),
      expect.stringMatching(/^rd\.developmentStage: .*idea/i),
    ]);
  });
});

function labelOf(
  question: { options: readonly { id: string; label: { en: string } }[] },
  id: string,
): string {
  return question.options.find((option) => option.id === id)?.label.en ?? 'no such option';
}
