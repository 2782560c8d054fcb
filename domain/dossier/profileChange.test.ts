import { describe, expect, it } from 'vitest';
import { mostPeople } from './profile.ts';
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
