import { expect, it } from 'vitest';
import { excerpt, quotable, withNestedQuotes } from './excerpt.ts';

it('quotes a short text in full, without its full stop, and of a long one the first sentence or words', () => {
  expect(excerpt('  Du pain\n chaud. ')).toBe('Du pain chaud');
  expect(excerpt(`Women of 35 to 65 in the Lower St. Lawrence. ${'Une suite. '.repeat(20)}`)).toBe(
    'Women of 35 to 65 in the Lower St. Lawrence',
  );
  expect(excerpt('mot '.repeat(100), 30)).toBe('mot mot mot mot mot mot mot…');
  expect(excerpt('😀'.repeat(100), 31)).toBe(`${'😀'.repeat(15)}…`);
});

it('quotes the first line of a list, without what counts it', () => {
  expect(excerpt('1. Un permis.\n2. Un bail')).toBe('Un permis…');
});

it('cannot format, link, leave its cell or close its quotation marks', () => {
  expect(excerpt('a | **b** [c](d) <i> « e » &lt;')).toBe(
    'a \\| \\*\\*b\\*\\* \\[c\\](d) \\<i\\> ‘e’ \\&lt;',
  );
  expect(quotable('Un *bon* « pain » à 5\u00a0$.')).toBe('Un *bon* ‘pain’ à 5\u00a0$');
});

it('writes a quotation within a quotation as each language does, and leaves apostrophes alone', () => {
  expect(withNestedQuotes('«\u00a0l’app ‘sortir l’auto’ marche\u00a0»', 'fr')).toBe(
    '«\u00a0l’app “sortir l’auto” marche\u00a0»',
  );
  expect(withNestedQuotes('“the ‘best’ one”', 'en')).toBe('“the ‘best’ one”');
});
