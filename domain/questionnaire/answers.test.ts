import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAnswers, sampleModule } from '../testing/sampleModule.ts';
import { answerLabel, answersSchema, maxAnswerLength, missingAnswers } from './answers.ts';

const schema = answersSchema(sampleModule);
const accepts = (answers: unknown) => schema.safeParse(answers).success;
const missing = (answers: Record<string, string>) =>
  missingAnswers(sampleModule, answers).map(({ id }) => id);

describe('the schema of answers', () => {
  it('accepts some, all or none of its questions, unanswered selects too', () => {
    const all = { ...sampleAnswers, story: ' once\n' };
    expect(schema.parse(all)).toEqual(all);
    expect(accepts({})).toBe(true);
    expect(accepts({ size: '', name: '' })).toBe(true);
  });

  it.each([
    ['another question', { other: 'x' }],
    ['a prototype', JSON.parse('{"__proto__":"x"}')],
    ['an option in words', { size: 'Small' }],
    ['an option of nobody', { size: 'toString' }],
    ['a number', { name: 1 }],
    ['null', { name: null }],
    ['a list', []],
    ['NUL', { story: '\u0000' }],
    ['a lone surrogate', { story: '\ud83d' }],
    ['a text too long', { story: 'x'.repeat(maxAnswerLength + 1) }],
  ])('refuses %s', (_what, answers) => {
    expect(accepts(answers)).toBe(false);
  });

  it('accepts only its own questions and its own options', () => {
    const id = fc.oneof(fc.constantFrom('name', 'story', 'size'), fc.string());
    const value = fc.constantFrom('small', 'large', '', 'medium');
    fc.assert(
      fc.property(fc.dictionary(id, value), (answers) => {
        const own = Object.keys(answers).every((key) => ['name', 'story', 'size'].includes(key));
        expect(accepts(answers)).toBe(own && answers.size !== 'medium');
      }),
    );
  });
});

describe('missing answers', () => {
  it('are the required ones still blank, in the order of the page', () => {
    expect(missing({})).toEqual(['name', 'size']);
    expect(missing({ name: ' \n\u00a0', size: '' })).toEqual(['name', 'size']);
    expect(missing({ size: 'large' })).toEqual(['name']);
    expect(missing(sampleAnswers)).toEqual([]);
  });

  it('are never the optional ones', () => {
    fc.assert(
      fc.property(fc.string(), (story) => {
        expect(missing({ ...sampleAnswers, story })).toEqual([]);
      }),
    );
  });
});

it('reads an option by its label, and a text as it was written', () => {
  const [name, , size] = sampleModule.questions;
  expect(answerLabel(size, 'large', 'fr')).toBe('Grande');
  expect(answerLabel(size, 'large', 'en')).toBe('Large');
  expect(answerLabel(size, '', 'fr')).toBe('');
  expect(answerLabel(name, 'large', 'fr')).toBe('large');
});
