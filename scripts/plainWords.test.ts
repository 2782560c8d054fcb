import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { repository } from './repository.ts';

/**
 * Words for which technical English has better ones: given, set, reported, states (told, tells, said, says); is
 * (stands, stood, lies); fix (mend); links to, opens (leads to); again (anew). A few uses are allowed where nothing
 * plainer fits.
 */
const inComments =
  /\b(?:told|tells?|said|says|stands|stood|mend(?:s|ed|ing)?|lies|leads to|anew)\b/i;
const inNames = /^(?:told|tells?|said|says|stands|stood|mend(?:s|ed|ing)?|lies|anew)$/i;
/** Property names in external data, used only where that data is read or written. */
const wireNames = new Set(['mendAt']);

const mostPerThousandComments = 8;
const mostPerTenThousandNames = 6;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: repository,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

interface Found {
  readonly lines: number;
  readonly names: number;
  readonly comments: readonly string[];
  readonly badNames: readonly string[];
}

function wordsIn(file: string): Found {
  const source = readFileSync(join(repository, file), 'utf8');
  const { program, comments } = parseSync(file, source);
  const lines = comments
    .flatMap(({ value }) => value.split('\n'))
    .filter((line) => /\p{L}/u.test(line));
  const names = new Set<string>();
  const add = ({ name }: { readonly name: string }) => names.add(name);
  new Visitor({ Identifier: add }).visit(program);
  const parts = (name: string) => name.split(/(?=[A-Z])|_|\d/);
  return {
    lines: lines.length,
    names: names.size,
    comments: lines
      .filter((line) => inComments.test(line))
      .map((line) => `${file}: ${line.trim()}`),
    badNames: [...names]
      .filter((name) => !wireNames.has(name) && parts(name).some((part) => inNames.test(part)))
      .map((name) => `${file}: ${name}`),
  };
}

const found = files.map(wordsIn);
const sum = (of: (one: Found) => number) => found.reduce((total, one) => total + of(one), 0);

it('reads the sources', () => {
  expect(sum(({ lines }) => lines)).toBeGreaterThan(5_000);
  expect(sum(({ names }) => names)).toBeGreaterThan(20_000);
});

it('comments use the words of the field', () => {
  const over = found.flatMap(({ comments }) => comments);
  const most = (sum(({ lines }) => lines) * mostPerThousandComments) / 1_000;
  expect(over.length, over.join('\n')).toBeLessThanOrEqual(most);
});

it('names use the words of the field', () => {
  const over = found.flatMap(({ badNames }) => badNames);
  const most = (sum(({ names }) => names) * mostPerTenThousandNames) / 10_000;
  expect(over.length, over.join('\n')).toBeLessThanOrEqual(most);
});
