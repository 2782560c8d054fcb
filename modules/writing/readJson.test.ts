import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './readJson.ts';

const asIs = (value: unknown) => value;
/** Accepts a value with a list of ideas, as a module does. */
const withIdeas = (value: unknown) =>
  typeof value === 'object' && value !== null && 'ideas' in value ? value : undefined;

describe('a structured reply', () => {
  it('is read whatever surrounds it: fences, prose, nothing', () => {
    const notText = fc.jsonValue().map((value) => ({ value }));
    fc.assert(
      fc.property(notText, (value) => {
        const json = JSON.stringify(value, null, 2);
        const kept = JSON.parse(json);
        expect(readJson(json, asIs)).toEqual(kept);
        expect(readJson(`\`\`\`json\n${json}\n\`\`\``, asIs)).toEqual(kept);
        expect(readJson(`Voici\u00a0:\n${json}\nBonne lecture!`, asIs)).toEqual(kept);
      }),
    );
  });

  it('reads the first brace-delimited block when the whole is not what was requested', () => {
    expect(readJson('```json {"ideas": []} ```', withIdeas)).toEqual({ ideas: [] });
    expect(readJson('[{"ideas": [1]}]', withIdeas)).toEqual({ ideas: [1] });
  });

  it('is not confused by braces and quotes inside strings', () => {
    expect(readJson('x {"ideas": "a } \\" { b"} y', withIdeas)).toEqual({ ideas: 'a } " { b' });
  });

  it.each(['', 'Aucune idée.', '{"ideas": [', '{ideas: []}', '"ideas"', '{}'])(
    'is refused where nothing can be read: %s',
    (reply) => expect(readJson(reply, withIdeas)).toBeUndefined(),
  );
});
