import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adaptiveKillWindow } from './soak.ts';

it('produces both outcomes for any first guess and any duration', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 2, max: 60_000 }),
      fc.double({ min: 0.5, max: 1, noNaN: true }),
      (guessMs, takesMs, late) => {
        const window = adaptiveKillWindow(guessMs);
        const kinds = new Set<string>();
        for (let round = 0; round < 40; round += 1) {
          const isStruck = late * window.endMs() < takesMs;
          kinds.add(isStruck ? 'struck' : 'through');
          if (isStruck) window.wasStruck();
          else window.gotThrough();
        }
        expect(kinds).toEqual(new Set(['struck', 'through']));
      },
    ),
  );
});
