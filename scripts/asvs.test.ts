import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirements } from './asvsRequirements.ts';
import { repository } from './repository.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');

const states = ['met', 'n/a', 'exception'] as const;
type State = (typeof states)[number];

interface Row {
  /** The requirements that the row covers: one, or several in a row of the form "4.4.1 to 4.4.4". */
  readonly numbers: readonly string[];
  readonly state: State;
  readonly how: string;
}

const expected = requirements.filter(({ level }) => level <= 2);

/**
 * @returns the requirements of levels 1 and 2 from the first to the last.
 * @throws if either is not one of them.
 */
function numbersBetween(first: string, last: string): readonly string[] {
  const [start, end] = [first, last].map((one) =>
    expected.findIndex(({ number }) => number === one),
  );
  if (start === undefined || end === undefined || start < 0 || end < start) {
    throw new Error(`not requirements: ${first} to ${last}`);
  }
  return expected.slice(start, end + 1).map(({ number }) => number);
}

const number = /\d+\.\d+\.\d+/;
const cells = new RegExp(
  `^\\| (${number.source})(?: to (${number.source}))? \\| [^|]+ \\| (?:\\*\\*(n/a|exception)\\*\\*: )?([^|*]+) \\|$`,
);

/** Rows of the tables. A line that starts like a row but cannot be parsed fails. */
const rows: readonly Row[] = ['input', 'identity', 'operation'].flatMap((part) =>
  read(`docs/security/asvs-${part}.md`)
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, first = '', last = first, state = 'met', how = ''] = cells.exec(line) ?? [];
      if (first === '') throw new Error(`not a row: ${line}`);
      return { numbers: numbersBetween(first, last), state: state as State, how };
    }),
);

const cited = /`([\w./-]+\.(?:test\.tsx?|spec\.ts))` “([^”]+)”/g;
const testsIn = ({ how }: Row) =>
  Array.from(how.matchAll(cited), ([, path = '', name = '']) => ({ path, name }));

/** @returns the rows that a row refers to instead of citing their tests again: "as 3.4.1, 3.4.6". */
function sameAs({ how }: Row): readonly Row[] {
  const references = how.match(new RegExp(`\\bas ${number.source}(?:, ${number.source})*`, 'g'));
  return (references ?? [])
    .flatMap((reference) => reference.match(new RegExp(number, 'g')) ?? [])
    .map((to) => rows.find(({ numbers }) => numbers.includes(to)) ?? expect.fail(`no row ${to}`));
}

/** @returns the tests that a row cites, by itself or by the rows it refers to. */
const testsOf = (row: Row) => [row, ...sameAs(row)].flatMap(testsIn);
const pageOf = ({ how }: Row) => /\]\((?:controls\.md#|\.\.\/)[\w./#-]+\)/.test(how);

/** @returns whether a file has a test, a group or a row of parameterized tests with this name. */
function hasTest({ path, name }: { readonly path: string; readonly name: string }): boolean {
  if (!existsSync(join(repository, path))) return false;
  const titles = read(path).matchAll(/[([]\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`),/g);
  return Array.from(titles).some(([, ...forms]) => forms.includes(name));
}

describe('the table of ASVS 5.0.0', () => {
  it('has each requirement of levels 1 and 2, once and in order', () => {
    expect(requirements).toHaveLength(345);
    expect(expected).toHaveLength(253);
    expect(rows.flatMap(({ numbers }) => numbers)).toEqual(expected.map(({ number }) => number));
  });

  it('names tests that exist', () => {
    const all = rows.flatMap((row) =>
      testsIn(row).map((test) => ({ row: row.numbers[0], ...test })),
    );
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter((test) => !hasTest(test))).toEqual([]);
    // Otherwise a citation in another format would go unchecked.
    const files = rows.flatMap(({ how }) => how.match(/`[^`]+\.(?:test|spec)\.tsx?`/g) ?? []);
    expect(files).toHaveLength(all.length);
  });

  it('names for each that is met a test, or the page where a rule is to be documented', () => {
    const bare = rows.filter((row) => row.state === 'met' && testsOf(row).length === 0);
    expect(bare.filter((row) => !pageOf(row)).map(({ numbers }) => numbers)).toEqual([]);
    const refers = rows.filter(({ state }) => state === 'met').flatMap(sameAs);
    expect(refers.filter(({ state }) => state !== 'met').map(({ numbers }) => numbers)).toEqual([]);
    // Only these requirements ask for documentation.
    const documents = /^(1?\d\.1\.\d)$/;
    expect(bare.flatMap(({ numbers }) => numbers).filter((one) => !documents.test(one))).toEqual(
      [],
    );
  });

  it('gives a reason for each that does not apply, and what an exception needs', () => {
    const others = rows.filter(({ state }) => state !== 'met');
    expect(others.filter(({ how }) => how.length < 8)).toEqual([]);
    const exceptions = rows.filter(({ state }) => state === 'exception');
    const leads = /needed:|as \d+\.\d+\.\d+/i;
    expect(exceptions.filter(({ how }) => !leads.test(how)).map(({ numbers }) => numbers)).toEqual(
      [],
    );
  });

  it('is counted as docs/security/asvs.md states', () => {
    const page = read('docs/security/asvs.md');
    const stateOf = new Map(
      rows.flatMap(({ numbers, state }) => numbers.map((one) => [one, state] as const)),
    );
    const line = (name: string, of: typeof expected) => {
      const count = (state: State) =>
        of.filter(({ number }) => stateOf.get(number) === state).length;
      return `| ${name} | ${of.length} | ${states.map(count).join(' | ')} |`;
    };
    const ofLevel = (asked: number) => expected.filter(({ level }) => level === asked);
    const lines = [line('1', ofLevel(1)), line('2', ofLevel(2)), line('both', expected)];
    expect(page.match(/^\| (?:\d|both) \|.*$/gm)).toEqual(lines);
    const byPage = rows
      .filter((row) => row.state === 'met' && testsOf(row).length === 0)
      .flatMap(({ numbers }) => numbers).length;
    expect(page).toContain(`${byPage} of those that are met ask for a document`);
  });
});
