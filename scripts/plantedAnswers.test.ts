import { answersSchema } from '@elan/domain/questionnaire/answers';
import { findModule } from '@elan/modules/catalogue';
import {
  cleanFiles,
  plants,
  withPlant,
} from '@elan/reading/contradictions/testing/planted/plantedSet';
import type { CleanFile } from '@elan/reading/contradictions/testing/planted/types';
import { expect, it } from 'vitest';

function expectStorable({ modules }: CleanFile): void {
  for (const [key, saved] of Object.entries(modules)) {
    const definition = findModule(key);
    if (!definition) throw new Error(`no module ${key}`);
    expect(answersSchema(definition).safeParse(saved?.answers ?? {}).error).toBeUndefined();
  }
}

it.each(cleanFiles)('$id answers questions that modules ask', (clean) => {
  expectStorable(clean);
  for (const plant of plants.filter(({ base }) => base === clean.id)) {
    expectStorable(withPlant(clean, plant));
  }
});
