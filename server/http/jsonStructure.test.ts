import { maxPaths } from '@elan/domain/forecast/saved/savedForecast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excessIn } from './jsonStructure.ts';

const excess = (json: string) => excessIn(Buffer.from(json));

describe('the structure of a body', () => {
  it('is accepted if it is no wider or deeper than the contract’s', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        expect(excess(JSON.stringify(value))).toBeUndefined();
      }),
    );
    const entry = {
      id: '1',
      title: '{[,',
      content: '"\\"{'.repeat(500),
      tags: Array(20).fill('x'),
    };
    expect(excess(JSON.stringify({ entries: Array(2_000).fill(entry) }))).toBeUndefined();
    const origins = Object.fromEntries(Array.from({ length: maxPaths }, (_, at) => [at, 'yours']));
    expect(excess(JSON.stringify({ data: { forecast: { origins } } }))).toBeUndefined();
  });

  it.each([
    ['members', `{${Array.from({ length: maxPaths + 1 }, (_, at) => `"k${at}":0`).join(',')}}`],
    ['members', `{"a":[1,2,{${'"a":0,'.repeat(maxPaths)}"b":0}]}`],
    ['levels', `${'['.repeat(17)}${']'.repeat(17)}`],
    ['levels', '{"a":'.repeat(17)],
    ['values', `[${'0,'.repeat(100_001)}0]`],
    ['values', `[${'[],{},'.repeat(30_000)}0]`],
  ])('has too many %s where it would take a parser long', (what, json) => {
    expect(excess(json)).toContain(what);
  });

  it('ignores brackets inside texts', () => {
    expect(excess(JSON.stringify({ a: '{'.repeat(50), b: ','.repeat(300_000) }))).toBeUndefined();
    expect(excess(JSON.stringify(['\\', '"[[[[[[[[[[[[[[[[[[[[']))).toBeUndefined();
    expect(excess(`{"a":"\\\\",${'"a":0,'.repeat(maxPaths)}"b":0}`)).toContain('members');
  });
});
