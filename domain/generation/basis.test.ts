import { describe, expect, it } from 'vitest';
import { figuresOf } from '../figures/figuresOf.ts';
import { bakery } from '../forecast/testing/samplePlans.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import { sampleAnswers, sampleModule } from '../testing/sampleModule.ts';
import { type BasisSources, basisOf, changesSince } from './basis.ts';

const other: ModuleDefinition = { ...sampleModule, key: 'other', kind: 'ideas' };
const sources: BasisSources = {
  journey: [other, sampleModule],
  modules: {
    sample: { answers: sampleAnswers, comments: 'Court.' },
    other: { answers: { name: 'Autre' } },
  },
  figures: figuresOf(bakery),
};
const written = { at: '2026-11-20T12:00:00.000Z', prompt: 'abc', usesForecast: true };
const basis = basisOf(sampleModule, ['other.name'], sources, {
  ...written,
  figures: ['revenue.y1'],
});
const changes = (modules: BasisSources['modules'], rest: Partial<BasisSources> = {}) =>
  changesSince(basis, {
    ...sources,
    ...rest,
    modules: { ...sources.modules, ...modules },
  }).map(({ module, part }) => (part === undefined ? module : `${module}.${part}`));
const [bread, ...others] = bakery.offers;
const dearer = figuresOf({
  ...bakery,
  offers: [{ ...bread, id: 'bread', price: 7_00 }, ...others],
});

describe('what changed since a result was written', () => {
  it('is nothing while answers and comments are the same, apart from space around them', () => {
    expect(changes({})).toEqual([]);
    const answers = { ...sampleAnswers, name: 'Élan ', story: ' ' };
    expect(changes({ sample: { answers, comments: 'Court.\n' } })).toEqual([]);
  });

  it('is every own answer that was edited, added or removed, and the comments', () => {
    const answers = { story: 'Neuve', name: 'Élans' };
    expect(changes({ sample: { answers, comments: 'Long.' } })).toEqual([
      'sample.name',
      'sample.story',
      'sample.size',
      'sample.comments',
    ]);
  });

  it('is an answer of another module that it rests on, and no other', () => {
    expect(changes({ other: { answers: { name: 'Neuf', story: 'Longue' } } })).toEqual([
      'other.name',
    ]);
    expect(changes({ other: undefined })).toEqual(['other.name']);
  });

  it('is any answer of a module that it rests on whole, and its chosen idea', () => {
    const whole = basisOf(sampleModule, ['other'], sources, { ...written, figures: [] });
    const selectedIdea = { title: 'Pain', sector: 'Alimentation', description: 'Chaud.' };
    const found = changesSince(whole, {
      ...sources,
      modules: { ...sources.modules, other: { answers: { story: 'x' }, selectedIdea } },
    });
    expect(found.map(({ part }) => part)).toEqual(['name', 'story', 'selectedIdea']);
  });

  it('is the forecast where a figure that the text holds as words has moved', () => {
    expect(changes({}, { figures: dearer })).toEqual(['finances']);
    expect(changes({}, { figures: undefined })).toEqual([]);
  });

  it('is never a figure that a placeholder names', () => {
    const byReference = basisOf(sampleModule, [], sources, { ...written, figures: [] });
    expect(changesSince(byReference, { ...sources, figures: dearer })).toEqual([]);
  });

  it('is the forecast where something blocks it now, for a text that reads it', () => {
    const blocked = { ...dearer, blocking: ['cashBelowZero'] };
    const byReference = basisOf(sampleModule, [], sources, { ...written, figures: [] });
    const unread = basisOf(sampleModule, [], sources, {
      ...written,
      figures: [],
      usesForecast: false,
    });
    expect(changesSince(byReference, { ...sources, figures: blocked })).toEqual([
      { module: 'finances', part: undefined },
    ]);
    expect(changesSince(unread, { ...sources, figures: blocked })).toEqual([]);
  });

  it('is kept without a word', () => {
    expect(JSON.stringify(basis)).not.toMatch(/Élan|small|Court|Autre/);
  });
});
