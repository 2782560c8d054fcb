import { expect, it, vi } from 'vitest';
import { uniqueId } from './uniqueId.ts';

it.each(['https', 'http'])('is another one each time, on a page loaded over %s', (scheme) => {
  const { crypto } = globalThis;
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  if (scheme === 'http') vi.stubGlobal('crypto', { getRandomValues });
  const ids = Array.from({ length: 100 }, uniqueId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{32,64}$/);
});
