import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './repository.ts';

/** Matches a regular expression literal after a token that can precede one. */
const literal =
  /(?<=[=(:,[!&|?{};>]\s*|^\s*)\/(?![*/])((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[dgimsuvy]*(?=[\s.,;)\]}])/gm;

/** Matches white space, or a character class that contains white space. */
const space = String.raw`(?:\\s|\[(?!\^)[^\]]*\\s[^\]]*\])`;
/**
 * Matches patterns that allow any number of spaces at the end. From each space, such a pattern searches for the end
 * again.
 */
const spacesAtTheEnd = new RegExp(`^(?!\\^).*${space}[*+]\\$$`);
/**
 * Matches patterns that start with any number of spaces before something else. From each space, such a pattern searches
 * for that again.
 */
const spacesAtTheBeginning = new RegExp(`^${space}[*+](?!$|\\||\\\\S)`);

function expressions(): readonly { readonly file: string; readonly source: string }[] {
  const files = globSync('{domain,reading,modules,server,web}/**/*.{ts,tsx}', {
    cwd: repository,
    exclude: (name) => /node_modules|dist|testing|tests|\.test\.|kit$/.test(String(name)),
  });
  return files.flatMap((file) => {
    const text = readFileSync(join(repository, file), 'utf8').replace(
      /^\s*(?:\/\/|\/?\*).*$/gm,
      '',
    );
    return [...text.matchAll(literal)].map(([, source = '']) => ({ file, source }));
  });
}

it('finds the expressions, and knows those whose work grows with the square of a run of spaces', () => {
  expect(expressions().length).toBeGreaterThan(200);
  for (const wrong of [String.raw`[.\s]+$`, String.raw`a\s*$`, String.raw`\s+$`]) {
    expect(wrong).toMatch(spacesAtTheEnd);
  }
  for (const wrong of [String.raw`\s*,\s*`, String.raw`[\s,;]+(?:or)`]) {
    expect(wrong).toMatch(spacesAtTheBeginning);
  }
  for (const right of [String.raw`^\s*a\s*$`, String.raw`(?<!\s)\s*:`, String.raw`\s+`, 'a$']) {
    expect(right).not.toMatch(spacesAtTheEnd);
    expect(right).not.toMatch(spacesAtTheBeginning);
  }
});

it('lets no expression try again at each space of a text', () => {
  const wrong = expressions().filter(
    ({ source }) => spacesAtTheEnd.test(source) || spacesAtTheBeginning.test(source),
  );
  expect(wrong).toEqual([]);
});
