import { bakery, shortOfCash } from '@elan/domain/forecast/testing/samplePlans';
import { expect, it } from 'vitest';
import { type CheckedModules, checksOfProject, savedDays } from './projectChecks.ts';

const now = new Date('2026-11-25T03:00:00Z');
const idsOf = (...all: Parameters<typeof checksOfProject>) =>
  checksOfProject(...all).map(({ id }) => id);
const places: CheckedModules = {
  idea: { answers: { location: 'Rimouski' } },
  'business-plan': { answers: { location: 'Matane', timeline: 'within3Months' } },
};

it('compares modules alone where there is no forecast', () => {
  expect(idsOf(places, undefined, now)).toEqual(['placeDiffers']);
  expect(idsOf({}, undefined, now)).toEqual([]);
});

it('lists the worst first, of the figures and between modules', () => {
  const found = checksOfProject(places, { ...shortOfCash, cardFee: '0' }, now);
  expect(found.map(({ id, severity }) => `${severity} ${id}`)).toEqual([
    'blocking cashBelowZero',
    'warning placeDiffers',
    'note noCardFees',
    'note ownerTaxesMissing',
  ]);
});

it('counts a time from the day on which the module was saved, else from today', () => {
  // The bakery opens in May 2027.
  const timeline = (lastUpdated?: string): CheckedModules => ({
    'business-plan': { answers: { timeline: 'within3Months' }, lastUpdated },
  });
  const late = 'openingAgainstTimeline';
  expect(idsOf(timeline(), bakery, now)).toContain(late);
  expect(idsOf(timeline('2026-12-15T12:00:00Z'), bakery, now)).toContain(late);
  expect(idsOf(timeline('2027-01-15T12:00:00Z'), bakery, now)).not.toContain(late);
  // At 02:00 UTC it is still the day before in Quebec.
  const days = savedDays({ idea: { lastUpdated: '2026-03-01T02:00:00Z' }, rd: {} }, now);
  expect(['idea', 'rd', 'marketing'].map(days)).toEqual(['2026-02-28', '2026-11-24', '2026-11-24']);
});
