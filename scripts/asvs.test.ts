import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirements } from './asvsRequirements.ts';
import { repository } from './repository.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');

const states = ['met', 'n/a', 'exception'] as const;
type State = (typeof states)[number];

interface Row {
  readonly number: string;
  readonly level: number;
  readonly asked: string;
  readonly state: State;
  readonly how: string;
}

const cells = /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (met|n\/a|exception) \| ([^|]+) \|$/;

/** Rows of the tables. A line that starts like a row but cannot be parsed fails. */
const rows: readonly Row[] = ['input', 'identity', 'operation'].flatMap((part) =>
  read(`docs/security/asvs-${part}.md`)
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, number = '', level, asked = '', state, how = ''] = cells.exec(line) ?? [];
      if (number === '') throw new Error(`not a row: ${line}`);
      return { number, level: Number(level), asked, state: state as State, how };
    }),
);

const cited = /`([\w./-]+\.(?:test\.tsx?|spec\.ts))` “([^”]+)”/g;
const testsOf = ({ how }: Row) =>
  Array.from(how.matchAll(cited), ([, path = '', name = '']) => ({ path, name }));
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
    const asked = requirements.filter(({ level }) => level <= 2);
    expect(asked).toHaveLength(253);
    expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(asked);
  });

  it('names tests that exist', () => {
    const all = rows.flatMap((row) => testsOf(row).map((test) => ({ row: row.number, ...test })));
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter((test) => !hasTest(test))).toEqual([]);
    // Otherwise a citation in another format would go unchecked.
    const files = rows.flatMap(({ how }) => how.match(/`[^`]+\.(?:test|spec)\.tsx?`/g) ?? []);
    expect(files).toHaveLength(all.length);
  });

  it('names for each that is met a test, or the page where a rule is to be documented', () => {
    const bare = rows.filter((row) => row.state === 'met' && testsOf(row).length === 0);
    expect(bare.filter((row) => !pageOf(row)).map(({ number }) => number)).toEqual([]);
    // Only these requirements ask for documentation.
    const documents = /^(1?\d\.1\.\d)$/;
    expect(bare.filter(({ number }) => !documents.test(number))).toEqual([]);
  });

  it('gives a reason for each that does not apply, and what an exception needs', () => {
    const others = rows.filter(({ state }) => state !== 'met');
    expect(others.filter(({ how }) => how.length < 8)).toEqual([]);
    const exceptions = rows.filter(({ state }) => state === 'exception');
    const leads = /needed:|as for \d|as \d+\.\d+\.\d+ says/i;
    expect(exceptions.filter(({ how }) => !leads.test(how)).map(({ number }) => number)).toEqual(
      [],
    );
  });

  it('is counted as docs/security/asvs.md states', () => {
    const page = read('docs/security/asvs.md');
    const count = (of: readonly Row[], state: State) =>
      of.filter((row) => row.state === state).length;
    const line = (name: string, of: readonly Row[]) =>
      `| ${name} | ${of.length} | ${states.map((state) => count(of, state)).join(' | ')} |`;
    const chapters = [...new Set(rows.map(({ number }) => Number(number.split('.')[0])))];
    const lines = [
      ...chapters.map((chapter) =>
        line(
          `V${chapter}`,
          rows.filter(({ number }) => number.startsWith(`${chapter}.`)),
        ),
      ),
      line(
        'level 1',
        rows.filter(({ level }) => level === 1),
      ),
      line(
        'level 2',
        rows.filter(({ level }) => level === 2),
      ),
      line('both', rows),
    ];
    expect(page.match(/^\| (?:V\d+|level \d|both) \|.*$/gm)).toEqual(lines);
    const byPage = rows.filter((row) => row.state === 'met' && testsOf(row).length === 0).length;
    expect(page).toContain(`${byPage} of those that are met ask for a document`);
  });
});
