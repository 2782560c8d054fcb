import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { sectionsRead } from './textsOfPages.ts';

const read = (code: string) => sectionsRead(parseSync('a.js', code).program).sort();

it.each([
  ['const { common, shell: words } = useCopy();', ['common', 'shell']],
  ['const { title } = useCopy().dashboard.checks;', ['dashboard']],
  [
    'const copy = useCopy(); use(copy.pricing.error); const { admin } = copy;',
    ['admin', 'pricing'],
  ],
  ["const { common } = useCopy(); go('/dashboard'); const journal = other.personas;", ['common']],
])('reads the sections that %s can show', (code, sections) => {
  expect(read(code)).toEqual(sections);
});

it.each([
  'const copy = useCopy(); say(copy);',
  'say(useCopy());',
  'const copy = useCopy(); return { copy };',
])('refuses %s, which could show any', (code) => {
  expect(() => read(code)).toThrow('pass the section');
});
