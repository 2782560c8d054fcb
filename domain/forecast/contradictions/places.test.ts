import { describe, expect, it } from 'vitest';
import { found } from '../testing/contradictionsFound.ts';

describe('places', () => {
  const said = (idea: string, plan: string) =>
    found({ 'idea.location': idea, 'business-plan.location': plan });
  it('are compared where a known town is named in both', () => {
    expect(said('Rimouski', 'In Matane')).toEqual([
      {
        id: 'placeDiffers',
        at: 'business-plan.location',
        modules: 'idea business-plan',
        text: 'There you speak of Matane; in “My idea”, of Rimouski.',
      },
    ]);
    expect(said('rue Principale, trois rivieres', 'Trois-Rivières')).toEqual([]);
    expect(said('Rimouski et Matane', 'Matane')).toEqual([]);
    expect(said('Almanach', 'Matane')).toEqual([]);
    expect(said('Rimouski', 'au village')).toEqual([]);
    expect(said('au village', 'Matane')).toEqual([]);
  });
});
