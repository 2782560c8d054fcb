import { expect, it } from 'vitest';
import { fnv1a } from './hash.ts';

// Source: http://www.isthe.com/chongo/src/fnv/test_fnv.c
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes %j as the published vectors say', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
