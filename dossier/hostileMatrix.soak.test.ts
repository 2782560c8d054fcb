import { it } from 'vitest';
import { expectSound } from './testing/expectSound.ts';
import { rotations } from './testing/hostileSource.ts';

it.each(Array.from({ length: rotations }, (_, at) => at))(
  'shows hostile texts in every field as text: each text in each field (rotation %i)',
  (rotation) => expectSound(rotation),
);
