import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Part, writeJson } from './writeJson.ts';

async function written(part: Part): Promise<unknown> {
  let text = '';
  for await (const piece of writeJson(part)) text += piece;
  return JSON.parse(text);
}

async function* each(parts: readonly Part[]): AsyncGenerator<Part> {
  yield* parts;
}

/** Converts a JSON value to nested parts. */
function cut(value: unknown): Part {
  if (Array.isArray(value)) return { items: each(value.map(cut)) };
  if (typeof value !== 'object' || value === null) return { value };
  const members = Object.entries(value).map(([name, one]) => [name, async () => cut(one)] as const);
  return { members: Object.fromEntries(members) };
}

it('writes any document as the same JSON', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
      const same = JSON.parse(JSON.stringify(value));
      expect(await written(cut(same))).toEqual(same);
      expect(await written({ value: same })).toEqual(same);
    }),
  );
});

it('reads nothing before its turn', async () => {
  const read: string[] = [];
  const reading = (name: string) => async () => {
    read.push(name);
    return { value: name };
  };
  const pieces = writeJson({ members: { one: reading('one'), two: reading('two') } });
  await pieces.next();
  await pieces.next();
  expect(read).toEqual(['one']);
  await pieces.return(undefined);
  expect(read).toEqual(['one']);
});
