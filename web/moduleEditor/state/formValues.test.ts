import { defineModule } from '@elan/domain/questionnaire/module';
import { describe, expect, it } from 'vitest';
import { tooLongField } from './fieldIds.ts';
import {
  confirmed,
  dataOf,
  differences,
  formValuesOf,
  isSame,
  mergedOf,
  withAnswer,
} from './formValues.ts';

const both = (text: string) => ({ fr: text, en: text });
const definition = defineModule({
  key: 'essai',
  kind: 'writeUp',
  free: true,
  title: both('Essai'),
  shortTitle: both('Essai'),
  summary: both(''),
  groups: [{ id: 'all', title: both('') }],
  questions: [
    {
      id: 'place',
      group: 'all',
      kind: 'text',
      required: true,
      label: both('Lieu'),
      help: both(''),
      placeholder: both(''),
    },
    {
      id: 'size',
      group: 'all',
      kind: 'select',
      required: false,
      label: both('Taille'),
      help: both(''),
      options: [{ id: 'small', label: both('Petite') }],
    },
  ],
  sections: [],
});
const values = {
  answers: { place: 'Rimouski', size: 'small' },
  comments: 'note',
  proposedAnswers: [],
  defaultedAnswers: [],
};

describe('the values of a module form', () => {
  it('leave out what the module does not ask or offer, and what is blank', () => {
    expect(
      formValuesOf(definition, {
        answers: { place: '', size: 'huge', gone: 'x' },
        comments: 'note',
      }),
    ).toEqual({ answers: {}, comments: 'note', proposedAnswers: [], defaultedAnswers: [] });
    expect(formValuesOf(definition, values)).toEqual(values);
    expect(formValuesOf(definition, undefined)).toEqual({
      answers: {},
      comments: '',
      proposedAnswers: [],
      defaultedAnswers: [],
    });
  });

  it('lose an answer that was emptied', () => {
    expect(withAnswer(values, 'place', '').answers).toEqual({ size: 'small' });
    expect(isSame(withAnswer(withAnswer(values, 'place', ''), 'place', 'Rimouski'), values)).toBe(
      true,
    );
  });

  it('are compared field by field', () => {
    const theirs = {
      answers: { place: 'Matane', size: 'small' },
      comments: '',
      proposedAnswers: [],
      defaultedAnswers: [],
    };
    expect(isSame(values, theirs)).toBe(false);
    expect(
      differences(definition, values, theirs).map(({ question, mine, theirs: other }) => [
        question?.id,
        mine,
        other,
      ]),
    ).toEqual([
      ['place', 'Rimouski', 'Matane'],
      [undefined, 'note', ''],
    ]);
  });

  it('hold a proposed answer as the person’s own once it is edited or confirmed', () => {
    const proposed = { ...values, proposedAnswers: ['place', 'size'] };
    expect(withAnswer(proposed, 'place', 'Matane').proposedAnswers).toEqual(['size']);
    expect(confirmed(proposed, 'size').proposedAnswers).toEqual(['place']);
    expect(isSame(proposed, values)).toBe(false);
    expect(dataOf(values, values)).toEqual({ answers: values.answers, comments: 'note' });
    expect(dataOf(values, proposed)).toMatchObject({ proposedAnswers: [] });
  });

  it('name the field that is too long', () => {
    expect(tooLongField(values)).toBeUndefined();
    expect(tooLongField(withAnswer(values, 'place', 'a'.repeat(8_001)))).toBe('question-place');
    expect(tooLongField({ ...values, comments: 'a'.repeat(4_001) })).toBe('module-comments');
  });
});

describe('two merged versions', () => {
  const mine = formValuesOf(definition, {
    answers: { place: 'Lévis', size: 'small' },
    comments: 'Moi',
  });
  const theirs = formValuesOf(definition, { answers: { place: 'Rimouski' }, comments: 'Eux' });

  it('keep the form’s values by default', () => {
    expect(mergedOf(definition, mine, theirs, {})).toEqual(mine);
  });

  it('take each field from the chosen version, or both texts, the saved one first', () => {
    const merged = mergedOf(definition, mine, theirs, {
      place: 'both',
      size: 'theirs',
      comments: 'theirs',
    });
    expect(merged.answers).toEqual({ place: 'Rimouski / Lévis' });
    expect(merged.comments).toBe('Eux');
  });

  it('put two texts of several lines below each other', () => {
    const { comments } = mergedOf(definition, mine, theirs, { comments: 'both' });
    expect(comments).toBe(`${theirs.comments}\n\n${mine.comments}`);
  });

  it('contain nothing extra where a side is blank', () => {
    const blank = formValuesOf(definition, {});
    expect(mergedOf(definition, blank, theirs, { place: 'both' }).answers.place).toBe('Rimouski');
  });
});
