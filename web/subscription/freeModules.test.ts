import { journey } from '@elan/modules/catalogue';
import { expect, it } from 'vitest';
import { freeModulesCounted } from './freeModules.ts';

it('is the number of free modules in the catalogue', () => {
  expect(journey.filter(({ free }) => free)).toHaveLength(freeModulesCounted);
});
