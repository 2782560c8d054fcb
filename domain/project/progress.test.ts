import { expect, it } from 'vitest';
import { sampleAnswers, sampleModule } from '../testing/sampleModule.ts';
import {
  isModuleComplete,
  moduleCounts,
  modulesCounted,
  progressPercent,
  projectStatus,
} from './progress.ts';

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
  const readyMade = { aiResponse, answers: sampleAnswers, defaultedAnswers: ['name'] };
  expect(complete(readyMade)).toBe(false);
  expect(complete({ ...readyMade, defaultedAnswers: [], proposedAnswers: ['name'] })).toBe(true);
});

it('counts what is complete and what is only begun, and both make the percentage', () => {
  const lastUpdated = '2026-11-20T21:00:00.000Z';
  const aiResponse = '## Forces';
  const other = { ...sampleModule, key: 'other' };
  const third = { ...sampleModule, key: 'third' };
  const counts = moduleCounts([sampleModule, other, third], {
    [sampleModule.key]: { aiResponse, answers: sampleAnswers, lastUpdated },
    other: { aiResponse, lastUpdated },
    third: { answers: sampleAnswers, lastUpdated },
  });
  expect(counts).toEqual({ complete: 1, begun: 1, percent: 18 });
  expect(moduleCounts([sampleModule], {})).toEqual({ complete: 0, begun: 0, percent: 0 });
});
