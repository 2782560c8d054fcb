import { journey } from '@elan/modules/catalogue';
import { expect, it } from 'vitest';
import { freeModulesCounted } from './freeModules.ts';

it('is how many the catalogue gives for free', () => {
  expect(journey.filter(({ free }) => free)).toHaveLength(freeModulesCounted);
});
