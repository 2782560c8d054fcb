import { expect, it } from 'vitest';
import { productSources } from './repository.ts';

/** Matches a regular expression literal after a token that can precede one. */
const literal =
  /(?<=[=(:,[!&|?{};>]\s*|^\s*)\/(?![*/])((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[dgimsuvy]*(?=[\s.,;)\]}])/gm;

/** Matches white space, or a character class that contains white space. */
const space = String.raw`(?:\\s|\[(?!\^)[^\]]*\\s[^\]]*\])`;
/**
 * Matches patterns that allow any number of spaces at the end. From each space, such a pattern searches for the end
 * again, unless it starts at the first space only.
 */
const spacesAtTheEnd = new RegExp(`^(?!\\^|\\(\\?<!(${space})\\)\\1[*+]\\$$).*${space}[*+]\\$$`);
/**
 * Matches patterns that start with any number of spaces before something else. From each space, such a pattern searches
 * for that again.
 */
const spacesAtTheBeginning = new RegExp(`^${space}[*+](?!$|\\||\\\\S)`);

const expressions = productSources().flatMap(({ path, text }) => {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return [...code.matchAll(literal)].map(([, source = '']) => ({ path, source }));
});

it('finds the expressions, and knows those whose work grows with the square of a run of spaces', () => {
  expect(expressions.length).toBeGreaterThan(200);
  for (const wrong of [
    String.raw`[.\s]+$`,
    String.raw`a\s*$`,
    String.raw`\s+$`,
    String.raw`(?<!\s)a\s*$`,
  ]) {
    expect(wrong).toMatch(spacesAtTheEnd);
  }
  for (const wrong of [String.raw`\s*,\s*`, String.raw`[\s,;]+(?:or)`]) {
    expect(wrong).toMatch(spacesAtTheBeginning);
  }
  for (const right of [
    String.raw`^\s*a\s*$`,
    String.raw`(?<!\s)\s*:`,
    String.raw`(?<!\s)\s+$`,
    String.raw`\s+`,
    'a$',
  ]) {
    expect(right).not.toMatch(spacesAtTheEnd);
    expect(right).not.toMatch(spacesAtTheBeginning);
  }
});

it('lets no expression try again at each space of a text', () => {
  const wrong = expressions.filter(
    ({ source }) => spacesAtTheEnd.test(source) || spacesAtTheBeginning.test(source),
  );
  expect(wrong).toEqual([]);
});
