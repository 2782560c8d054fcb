import { expect, it } from 'vitest';
import { sampleAnswers, sampleModule } from '../testing/sampleModule.ts';
import { isModuleComplete, modulesCounted, progressPercent, projectStatus } from './progress.ts';

it.each([
  [0, 0, 'new'],
  [1, 9, 'inProgress'],
  [2, 18, 'inProgress'],
  [3, 27, 'inProgress'],
  [4, 36, 'inProgress'],
  [5, 45, 'inProgress'],
  [6, 55, 'advanced'],
  [7, 64, 'advanced'],
  [8, 73, 'advanced'],
  [9, 82, 'advanced'],
  [10, 91, 'advanced'],
  [11, 100, 'completed'],
])('%i of eleven modules are %i percent, %s', (modules, percent, status) => {
  expect(modulesCounted).toBe(11);
  expect(progressPercent(modules)).toBe(percent);
  expect(projectStatus(percent)).toBe(status);
});

it.each([
  [1, 'inProgress'],
  [49, 'inProgress'],
  [50, 'advanced'],
  [99, 'advanced'],
])('%i percent is %s', (percent, status) => {
  expect(projectStatus(percent)).toBe(status);
});

it('ticks a module that has content and every required answer', () => {
  const aiResponse = '## Forces';
  const complete = (entry: Parameters<typeof isModuleComplete>[1]) =>
    isModuleComplete(sampleModule, entry);
  expect(complete({ aiResponse, answers: sampleAnswers })).toBe(true);
  expect(complete({ aiResponse, answers: { ...sampleAnswers, name: ' ' } })).toBe(false);
  expect(complete({ aiResponse })).toBe(false);
  expect(complete({ aiResponse: ' ', answers: sampleAnswers })).toBe(false);
  expect(complete({ answers: sampleAnswers })).toBe(false);
  expect(complete(undefined)).toBe(false);
});
