import { expect, it } from 'vitest';
import { firstStepsOf } from './FirstStep.tsx';

const shown = (completed: string[], premium = false) =>
  firstStepsOf(completed, (module) => module === 'business-plan' && !premium).map(
    ({ isDone, isNext, isLocked }) =>
      `${isDone ? 'done' : ''}${isNext ? 'next' : ''}${isLocked ? ' locked' : ''}`,
  );

it.each([
  [[], ['next', '', ' locked']],
  [['brainstorm'], ['done', 'next', ' locked']],
  [['idea'], ['done', 'next', ' locked']],
  [['analysis'], ['next', 'done', ' locked']],
  [
    ['idea', 'analysis'],
    ['done', 'done', 'next locked'],
  ],
])('after %j: %j', (completed, steps) => {
  expect(shown(completed)).toEqual(steps);
});

it('locks nothing for a person with Premium', () => {
  expect(shown(['idea', 'analysis', 'business-plan'], true)).toEqual(['done', 'done', 'done']);
});
