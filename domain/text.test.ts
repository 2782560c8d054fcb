import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endsSentence,
  isBlank,
  isStorable,
  madeStorable,
  requiredText,
  text,
  withoutTrailing,
} from './text.ts';

const accepts = (schema: ReturnType<typeof text>, value: unknown) =>
  schema.safeParse(value).success;

describe('a storable text', () => {
  it.each(['\u0000', 'a\u0000b', '\ud800', 'a\udc00', '\udc00\ud800'])('is not %j', (value) => {
    expect(isStorable(value)).toBe(false);
    expect(accepts(text(10), value)).toBe(false);
    expect(accepts(requiredText(10), value)).toBe(false);
  });

  it('is returned byte for byte, whatever else it holds', () => {
    const schema = text(1_000);
    const wellFormed = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\u0000'));
    fc.assert(
      fc.property(wellFormed, (value) => {
        expect(schema.parse(value)).toBe(value);
      }),
    );
  });

  it('is bounded in UTF-16 code units', () => {
    expect(accepts(text(4), '😀😀')).toBe(true);
    expect(accepts(text(3), '😀😀')).toBe(false);
    expect(accepts(requiredText(4), ' 😀😀 ')).toBe(true);
    expect(accepts(requiredText(3), '😀😀')).toBe(false);
    expect(accepts(text(3), 3)).toBe(false);
  });
});

describe('a required text', () => {
  it('is trimmed before it is measured', () => {
    expect(requiredText(4).parse(' \u00a0Élan\n')).toBe('Élan');
    expect(accepts(requiredText(4), 'Élans')).toBe(false);
    expect(accepts(requiredText(4), ' \t\u00a0\n')).toBe(false);
    expect(accepts(requiredText(4), '')).toBe(false);
  });

  it('is refused exactly when it has nothing visible', () => {
    const schema = requiredText(1_000);
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[ \t\u00a0\n]*$/));
    fc.assert(
      fc.property(typed, (value) => {
        fc.pre(isStorable(value));
        expect(accepts(schema, value)).toBe(!isBlank(value));
      }),
    );
  });
});

it.each(['\u200b', '\u200d\u2060', '\ufeff ', '\u00ad', '\u3164', '\u202e\u2800', '\u0007\ufe0f'])(
  'counts %j, which nobody can see, as blank',
  (value) => {
    expect(isBlank(value)).toBe(true);
    expect(accepts(requiredText(10), value)).toBe(false);
    expect(isBlank(`${value}é`)).toBe(false);
  },
);

it('counts undefined as blank', () => {
  expect(isBlank(undefined)).toBe(true);
  expect(isBlank('0')).toBe(false);
});

describe('madeStorable', () => {
  it('returns a text that can be stored, unchanged if it already could', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const made = madeStorable(`${value}\u0000\ud800`);
        expect(isStorable(made)).toBe(true);
        if (isStorable(value)) expect(madeStorable(value)).toBe(value);
      }),
    );
  });
});

describe('withoutTrailing', () => {
  const calls = (text: string) => {
    let count = 0;
    const space = /\s/;
    const test = space.test.bind(space);
    space.test = (one) => {
      count += 1;
      return test(one);
    };
    withoutTrailing(text, space);
    return count;
  };

  it('gives the result of an anchored expression', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', ' ', '\n', '\u00a0') }), (text) => {
        expect(withoutTrailing(text, /[.\s]/)).toBe(text.replace(/[.\s]+$/, ''));
      }),
    );
  });

  it('reads each character once, and none before the last one kept', () => {
    expect(calls(`a${' '.repeat(8_000)}b`)).toBe(1);
    expect(calls(`a${' '.repeat(8_000)}`)).toBe(8_001);
  });
});

it.each([
  ['Nos clients roulent.', true],
  ['Ils disent « enfin! » ', true],
  ['“Is it open?”', true],
  ['Trois semaines…\n', true],
  ['Nos clients roulent tous les', false],
  ['Chez M. Roy, rue', false],
  ['Deux jours,', false],
  ['', false],
])('a text ends a sentence or not: %j', (value, ends) => {
  expect(endsSentence(value)).toBe(ends);
});
