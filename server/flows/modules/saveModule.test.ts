import { Failure } from '@elan/domain/failure';
import { sampleAnswers, sampleModule } from '@elan/domain/testing/sampleModule';
import { expect, it } from 'vitest';
import { parseAnswers } from './saveModule.ts';

it('accepts the answers of its own module', () => {
  expect(parseAnswers(sampleModule, sampleAnswers)).toEqual(sampleAnswers);
});

it('names a refused answer by its path', () => {
  const refused = () => parseAnswers(sampleModule, { ...sampleAnswers, name: 5 });
  expect(refused).toThrow(Failure);
  expect(refused).toThrow(
    expect.objectContaining({
      code: 'malformed',
      detail: expect.stringMatching(/^answers\.name: ./),
    }),
  );
});
