import { it } from 'vitest';
import { expectSound } from './testing/expectSound.ts';

/** Each text in some seven fields of each; the soak puts every text in every field. */
const some = [0, 6, 12] as const;

it.each(some)('shows hostile texts in every field as text (rotation %i)', (rotation) =>
  expectSound(rotation),
);
