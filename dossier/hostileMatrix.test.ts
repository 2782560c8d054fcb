import { it } from 'vitest';
import { expectSound } from './testing/expectSound.ts';

/** Covers each text in about seven fields; the soak test covers every text in every field. */
const some = [0, 6, 12] as const;

it.each(some)('shows hostile texts in every field as text (rotation %i)', (rotation) =>
  expectSound(rotation),
);
