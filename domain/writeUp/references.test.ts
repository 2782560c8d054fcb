import { expect, it } from 'vitest';
import { decodeReferences, referencesIn } from './references.ts';

it.each([
  ['&eacute;&Eacute;&nbsp;&rarr;&NotEqualTilde;&fjlig;', 'éÉ\u00a0→≂\u0338fj'],
  ['&#233;&#xE9;&#X1F680;&#128;', 'éé🚀€'],
  ['&#0;&#1;&#xD800;&#1114112;', '\ufffd\ufffd\ufffd\ufffd'],
  ['&inconnu; &eacute &; &#; &amp;lt;', '&inconnu; &eacute &; &#; &lt;'],
])('%s is decoded', (text, shown) => {
  expect(decodeReferences(text)).toBe(shown);
});

it('is where it was found', () => {
  expect(referencesIn('a&eacute;b&x;')).toEqual([{ start: 1, end: 9, names: 'é' }]);
});
