import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addUse, nextTurn, type Use, usedLately } from './nextTurn.ts';

const waiting = (...people: string[]) => people.map((person) => ({ person }));
const usesOf = (seconds: Record<string, number>) =>
  new Map(Object.entries(seconds).map(([person, own]) => [person, { seconds: own, at: 0 }]));

it('is the turn of who used the least lately, else of who came first', () => {
  const uses = usesOf({ julie: 5, omar: 1, li: 1 });
  expect(nextTurn([], uses, 0)).toBeUndefined();
  expect(nextTurn(waiting('julie', 'omar', 'li'), uses, 0)?.person).toBe('omar');
  expect(nextTurn(waiting('julie', 'omar', 'ana', 'zoe'), uses, 0)?.person).toBe('ana');
});

it('forgets half of it each minute', () => {
  const use = addUse(addUse(undefined, 8, 0), 1, 60_000);
  expect(use).toEqual({ seconds: 5, at: 60_000 });
  expect(usedLately(use, 120_000)).toBe(2.5);
});

it('gives everyone who goes on asking the same share, to a document, and a stranger the next turn', () => {
  const costs = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), {
    minLength: 2,
    maxLength: 6,
  });
  fc.assert(
    fc.property(costs, (each) => {
      const people = each.map((_, at) => `p${at}`);
      const uses = new Map<string, Use>();
      let now = 0;
      const last = Math.max(...each);
      for (let turn = 0; turn < 200; turn += 1) {
        const next = nextTurn(waiting(...people), uses, now);
        const cost = each[people.indexOf(next?.person ?? '')] ?? 0;
        now += cost * 1_000;
        uses.set(next?.person ?? '', addUse(uses.get(next?.person ?? ''), cost, now));
        const used = people.map((person) => usedLately(uses.get(person), now));
        expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(last + 1e-9);
      }
      expect(nextTurn(waiting(...people, 'stranger'), uses, now)?.person).toBe('stranger');
    }),
  );
});
