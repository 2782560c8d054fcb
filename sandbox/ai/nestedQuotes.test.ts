import { expect, it } from 'vitest';
import { withNestedQuotes } from './nestedQuotes.ts';

it('writes a quotation within a quotation as each language does, and leaves apostrophes alone', () => {
  expect(withNestedQuotes('«\u00a0l’app ‘sortir l’auto’ marche\u00a0»', 'fr')).toBe(
    '«\u00a0l’app “sortir l’auto” marche\u00a0»',
  );
  expect(withNestedQuotes('“the ‘best’ one”', 'en')).toBe('“the ‘best’ one”');
});
