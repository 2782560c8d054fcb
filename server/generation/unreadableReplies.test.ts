import { prompts } from '@elan/modules/prompts';
import { structures, unreadableReplies } from '@elan/testing/provider/hostileStructures';
import { describe, expect, it } from 'vitest';
import { structureSoFar } from './structureSoFar.ts';

describe.each(Object.keys(structures) as (keyof typeof structures)[])(
  'a reply instead of %s',
  (key) => {
    const { read, grow } = prompts[key];
    const { whole, other } = structures[key];
    /** Reads a reply as a generation does: piece by piece while it arrives, then completely. */
    const received = (text: string, ending: 'complete' | 'cut') => {
      const structure = structureSoFar((value) => grow?.(value, 'fr'));
      const size = Math.ceil(text.length / 7);
      for (let at = 0; at < text.length; at += size) {
        structure.append(text.slice(at, at + size));
        structure.shown();
      }
      return read({ text, ending }, 'fr');
    };

    it.each(unreadableReplies(structures[key]))('that is %s is refused', (_name, text, ending) => {
      expect(received(text, ending === 'length' ? 'cut' : 'complete')).toBeUndefined();
    });

    it('is not refused where it has the requested form', () => {
      for (const value of [whole, other]) {
        expect(received(JSON.stringify(value), 'complete')).toBeDefined();
      }
    });
  },
);
