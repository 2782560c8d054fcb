import { dataBlock } from '@elan/modules/writing/dataBlock';
import { expect, it } from 'vitest';
import { readPrompt } from './readPrompt.ts';

it('reads the beginning of a long text, cut between two words and never in a character', () => {
  const read = (answer: string) => {
    const answers = [{ id: 'a', question: 'Une question?', answer }];
    const currentModule = { key: 'idea', title: 'Idée', answers };
    const data = { language: 'fr', project: { name: 'Nom' }, currentModule };
    const prompt = readPrompt([{ role: 'system', content: dataBlock('project_data', data) }]);
    return prompt.answers[0]?.answer ?? '';
  };
  expect(read('Tout court.')).toBe('Tout court.');
  expect(read('deux mots '.repeat(400))).toMatch(/^(deux mots )+deux( mots)?$/);
  const unbroken = read(`a${'😀'.repeat(4_000)}`);
  expect(unbroken.length).toBe(2_000);
  expect(unbroken.isWellFormed()).toBe(true);
});
