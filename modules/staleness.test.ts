import { noFigures } from '@elan/domain/figures/figures';
import { basisOf, changesSince } from '@elan/domain/generation/basis';
import { describe, expect, it } from 'vitest';
import { journey, type ModuleKey } from './catalogue.ts';
import { prompts } from './prompts.ts';

/** All questions of the project, as `module.question`. */
const places = journey.flatMap(({ key, questions }) => questions.map(({ id }) => `${key}.${id}`));

/** @returns the questions whose change makes the result of this module outdated. */
function staleBy(key: ModuleKey): string[] {
  const definition = journey.find((one) => one.key === key);
  if (!definition) throw new Error(`no module ${key}`);
  const sources = { journey, modules: {}, figures: noFigures };
  const written = { at: '2026-11-25T12:00:00.000Z', prompt: 'p', figures: [], usesForecast: false };
  const basis = basisOf(definition, prompts[key].restsOn, sources, written);
  return places.filter((place) => {
    const [module = '', question = ''] = place.split('.');
    const modules = { [module]: { answers: { [question]: 'x' } } };
    return changesSince(basis, { ...sources, modules }).length > 0;
  });
}

const ofOthers = (key: ModuleKey) => staleBy(key).filter((place) => !place.startsWith(`${key}.`));
const allOf = (...keys: ModuleKey[]) =>
  places.filter((place) => keys.some((key) => place.startsWith(`${key}.`)));

describe('the answers that make a result stale', () => {
  it.each(journey.map(({ key }) => key as ModuleKey))('%s: all of its own', (key) => {
    expect(staleBy(key)).toEqual(expect.arrayContaining(allOf(key)));
  });

  it('of other modules, by module', () => {
    expect(
      Object.fromEntries(journey.map(({ key }) => [key, ofOthers(key as ModuleKey)])),
    ).toMatchSnapshot();
  });
});
