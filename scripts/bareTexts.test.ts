import { beforeAll, expect, it } from 'vitest';
import { bareTexts } from './bareTexts.ts';
import { repository } from './repository.ts';

/** Return values of components, with the texts that must be reported. */
const samples: readonly (readonly [returned: string, found: readonly string[]])[] = [
  ['<p>A text</p>', []],
  ['<p>{word}</p>', []],
  ['<p>{isBusy ? word : null}</p>', []],
  ['<p>{isBusy ? word : <b />}</p>', []],
  ['<p>{[word, count].join()}</p>', []],
  ['<p><b /><span>{word}</span></p>', []],
  ['<p>{isBusy ? <b /> : null}{words.map((one) => <i key={one} />)}</p>', []],
  ['<p><b />{inElement(node)}</p>', []],
  ['<p>{/* A comment. */}{word}</p>', []],
  ['<p>{isBusy ? <b /> : null}{word}</p>', ['{word}']],
  ['<p>Text <b /></p>', ['Text']],
  ['<p>{word} {count}</p>', ['{word}', '', '{count}']],
  ["<p><b />{' '}<i /></p>", ["{' '}"]],
  ["<p><b />{isBusy ? 'a' : 'b'}</p>", ["{isBusy ? 'a' : 'b'}"]],
  ['<p><b />{isBusy && word}</p>', ['{isBusy && word}']],
  ['<p><b />{node}</p>', ['{node}']],
  ['<Box><b />{word}</Box>', ['{word}']],
  ['<p>{words}</p>', ['{words}']],
  ['<p><b title="">{words.map((one) => one)}</b></p>', ['{words.map((one) => one)}']],
  ['<>{word}</>', ['{word}']],
  ['word', ['word']],
  ['isBusy ? <b /> : word', ['isBusy ? <b /> : word']],
  ['node', ['node']],
  ['<p>{mixed(words)}</p>', []],
];
const file = 'web/ui/Card.tsx';
const source = `
import type { ReactNode } from 'react';
import { inElement } from './inElement.tsx';
interface Props { word: string; count: number; words: string[]; node: ReactNode; isBusy: boolean }
const Box = ({ children }: { children: ReactNode }) => <div>{children}</div>;
const mixed = (words: string[]): ReactNode => words.map((one) => (one === '' ? <b key={one} /> : one));
export { inElement, Box, mixed };
${samples.map(([returned], at) => `export function C${at}({ word, count, words, node, isBusy }: Props): ReactNode { return ${returned}; }`).join('\n')}
`;
const before = source.split('\n').findIndex((line) => line.startsWith('export function C0')) + 1;

let lines: ReadonlyMap<number, readonly string[]>;
beforeAll(() => {
  const found = bareTexts(repository, new Map([[file, source]])).map((line) => {
    const [, at = '', code = ''] = /^web\/ui\/Card\.tsx:(\d+) {2}(.*)$/.exec(line) ?? [];
    return { at: Number(at), code };
  });
  lines = new Map(
    [...Map.groupBy(found, ({ at }) => at)].map(([at, some]) => [at, some.map(({ code }) => code)]),
  );
}, 60_000);

it.each(samples.map((sample, at) => [at, ...sample] as const))('%i: %s', (at, _, found) => {
  expect(lines.get(before + at) ?? []).toEqual(found);
});

it('finds a list of texts and elements that any function returns', () => {
  expect(lines.get(before - 2)).toEqual([
    "words.map((one) => (one === '' ? <b key={one} /> : one))",
  ]);
});
