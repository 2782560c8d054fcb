import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkId, newLinkToken } from './mailLinks.ts';

it('makes tokens of 256 bits, safe in a URL, and none twice', () => {
  const tokens = Array.from({ length: 1_000 }, newLinkToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) {
    expect(token).toBe(encodeURIComponent(token));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  }
});

it('stores only what does not reveal a link’s tokens', () => {
  const token = newLinkToken();
  expect(linkId([token])).toMatch(/^[0-9a-f]{64}$/);
  expect(linkId([token])).not.toContain(token);
});

it('is the same only for the same tokens in the same order', () => {
  const tokens = fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 });
  fc.assert(
    fc.property(tokens, tokens, (some, others) => {
      const same = JSON.stringify(some) === JSON.stringify(others);
      expect(linkId(some) === linkId(others)).toBe(same);
    }),
    { numRuns: 2_000 },
  );
});
