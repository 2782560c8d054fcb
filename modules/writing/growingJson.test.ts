import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growingJson } from './growingJson.ts';

/** @returns the complete parts of a JSON text that arrives in these pieces. */
function wholeOf(...pieces: readonly string[]): unknown {
  const json = growingJson();
  for (const piece of pieces) json.append(piece);
  return json.value;
}

/** @returns true when everything in `part` is also in `whole`, in the same place. */
function isWithin(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(part, whole);
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([name, value]) =>
    isWithin(value, (whole as Readonly<Record<string, unknown>>)[name]),
  );
}

describe('a JSON text that comes in pieces', () => {
  it.each([
    ['', undefined],
    ['{', undefined],
    ['{"ideas":[{"title":"Pain de n', undefined],
    ['{"ideas":[{"title":"Pain de nuit"', { ideas: [{ title: 'Pain de nuit' }] }],
    ['{"a":"un","b":"de', { a: 'un' }],
    ['{"score":8', undefined],
    ['{"score":85,', { score: 85 }],
    ['{"a":tru', undefined],
    ['[{"a":"un"},', [{ a: 'un' }]],
  ])('%s holds what is whole', (text, value) => {
    expect(wholeOf(text)).toEqual(value);
  });

  it.each([
    ['a code fence', '```json\n{"a":"un","b'],
    ['a sentence', 'Voici les idées :\n\n{"a":"un","b'],
    ['a thought', '<think>On pourrait {"a":"zéro"} …</think>\n{"a":"un","b'],
    [
      'a thought in a fence of its own',
      '\n <think>```json {"a":"zéro"}```</think>```json\n{"a":"un","b',
    ],
  ])('passes over %s before it, wherever it is cut', (_name, text) => {
    for (const length of [1, 2, 3, 7, text.length]) {
      expect(wholeOf(...cut(text, length)), `in pieces of ${length}`).toEqual({ a: 'un' });
    }
  });

  it('shows nothing of unfinished reasoning', () => {
    expect(wholeOf('<think>{"a":"un"}', '{"a":"deux"}')).toBeUndefined();
  });

  it('stops at the end of the value, and at anything that is not JSON', () => {
    expect(wholeOf('{"a":"un"}', '\n```', '{"a":"deux"}')).toEqual({ a: 'un' });
    expect(wholeOf('{"a":"un","b":oups,"c":"trois"}')).toEqual({ a: 'un' });
  });

  it('treats a name that every object inherits like any other', () => {
    const value = wholeOf('{"__proto__":{"a":"un"},"b":"deux"');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'b']);
  });

  it('returns the value of every complete text, in whatever pieces', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()),
          fc.array(fc.jsonValue()),
        ),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        fc.integer({ min: 0, max: 2 }),
        (value, lengths, indent) => {
          const text = JSON.stringify(value, null, indent);
          expect(wholeOf(...cut(text, ...lengths))).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it('never contains anything that the whole does not, and loses nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const text = JSON.stringify(value);
        const whole: unknown = JSON.parse(text);
        const json = growingJson();
        let before: unknown;
        for (const piece of cut(text, 1)) {
          json.append(piece);
          if (json.value === undefined) continue;
          const now: unknown = JSON.parse(JSON.stringify(json.value));
          expect(isWithin(now, whole)).toBe(true);
          expect(before === undefined || isWithin(before, now)).toBe(true);
          before = now;
        }
      }),
      { numRuns: 30 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...'{}[]",:\\'))),
        (pieces) => {
          wholeOf(...pieces);
          wholeOf('{"a":', ...pieces);
        },
      ),
    );
  });

  it('reads 60,000 levels as fast as 60,000 letters', () => {
    expect(() => wholeOf('['.repeat(60_000), ']'.repeat(60_000))).not.toThrow();
  });
});

/** Cuts a text into pieces of these lengths, repeated as needed, possibly inside a surrogate pair. */
function cut(text: string, ...lengths: readonly number[]): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (at < text.length) {
    const length = lengths[pieces.length % lengths.length] ?? 1;
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}
