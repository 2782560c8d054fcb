import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostPeople, type Person } from './profile.ts';
import { holdsSomething, profileChangeSchema, withProfileChange } from './profileChange.ts';

const accepts = (change: unknown) => profileChangeSchema.safeParse(change).success;

describe('a change of a profile', () => {
  it('is merged field by field, null removes one', () => {
    const before = { contact: 'Julie', neq: '1171234567' };
    expect(withProfileChange(before, { contact: null, phone: '418 555-0100' })).toEqual({
      neq: '1171234567',
      phone: '418 555-0100',
    });
    expect(withProfileChange(before, {})).toEqual(before);
  });

  it('merges the people by person and field where it has the list that they started from', () => {
    const [anne, luc] = [
      { id: 'a', name: 'Anne', role: 'Pain' },
      { id: 'b', name: 'Luc' },
    ];
    const merged = (saved: readonly Person[], mine: readonly Person[] | null) =>
      withProfileChange(
        { people: [...saved] },
        { people: mine && [...mine], peopleBefore: [anne, luc] },
      ).people;
    const eve = { id: 'c', name: 'Ève' };
    expect(merged([{ ...anne, role: 'Four' }, luc, eve], [{ ...anne, name: 'Anne Roy' }])).toEqual([
      { id: 'a', name: 'Anne Roy', role: 'Four' },
      eve,
    ]);
    // Who was removed by one side and changed by the other stays.
    expect(merged([anne], [anne, { ...luc, role: 'Vente' }])).toEqual([
      anne,
      { ...luc, role: 'Vente' },
    ]);
    expect(merged([{ ...anne, training: 'DEP' }, luc], null)).toEqual([
      { ...anne, training: 'DEP' },
    ]);
    expect(merged([anne, luc], null)).toBeUndefined();
  });

  it('loses no text that one side alone has written or kept, whatever both changed', () => {
    const text = fc.option(fc.constantFrom('x', 'y', 'z'), { nil: undefined });
    const person = fc.record({ id: fc.constantFrom('a', 'b', 'c'), name: text, role: text });
    const people = fc
      .uniqueArray(person, { selector: ({ id }) => id })
      .map((all) => all.map((one) => JSON.parse(JSON.stringify(one)) as Person));
    const textOf = (list: readonly Person[], id: string, field: 'name' | 'role') =>
      list.find((one) => one.id === id)?.[field];
    fc.assert(
      fc.property(people, people, people, (base, mine, theirs) => {
        const merge = (saved: Person[], own: Person[]) =>
          withProfileChange({ people: saved }, { people: own, peopleBefore: base }).people ?? [];
        const sorted = (list: readonly Person[]) =>
          list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
        expect(sorted(merge(base, mine))).toEqual(sorted(mine));
        expect(sorted(merge(theirs, base))).toEqual(sorted(theirs));
        const both = merge(theirs, mine);
        for (const id of ['a', 'b', 'c']) {
          for (const field of ['name', 'role'] as const) {
            const [was, own, other, is] = [base, mine, theirs, both].map((list) =>
              textOf(list, id, field),
            );
            if (own !== undefined && own !== was) expect(is).toBe(own);
            else if (other !== undefined && other !== was && own === was) expect(is).toBe(other);
          }
        }
      }),
    );
  });

  it('has the limits of the profile', () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id: String(id) }));
    expect(accepts({})).toBe(true);
    expect(accepts({ contact: null, people: null, amountAsked: null })).toBe(true);
    expect(accepts({ people: people(mostPeople), amountAsked: 0 })).toBe(true);
    expect(accepts({ people: people(mostPeople + 1) })).toBe(false);
    expect(accepts({ people: [{ id: 'a' }, { id: 'a' }] })).toBe(false);
    expect(accepts({ people: [{ id: 'a', email: null }] })).toBe(false);
    expect(accepts({ amountAsked: 12.5 })).toBe(false);
    expect(accepts({ contact: 'a'.repeat(201) })).toBe(false);
    expect(accepts({ contact: '\u0000' })).toBe(false);
  });
});

it.each([
  [{}, false],
  [{ contact: ' \u200b' }, false],
  [{ people: [] }, false],
  [{ contact: 'Julie' }, true],
  [{ amountAsked: 0 }, true],
  [{ people: [{ id: 'a' }] }, true],
])('%j holds something: %s', (profile, expected) => {
  expect(holdsSomething(profile)).toBe(expected);
});
