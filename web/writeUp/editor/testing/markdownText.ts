import { corpus } from '@elan/domain/writeUp/testing/corpus/corpus';
import fc from 'fast-check';

/** Excludes autolinks, which become ordinary links once their words change. */
const pieces = corpus.map(({ text }) => text).filter((text) => !text.startsWith('<https:'));

const inline = fc
  .array(
    fc.constantFrom(
      ...['mot', 'prix', 'é', '12', ' ', ' ', ' ', '\u00a0', '5 000 $', '~', ' ~~a~~ ', ' **b** '],
      ...['$*', ' _c_ ', ' `d` ', '&nbsp;', '&eacute;', '<br>', '<b>', '</b>', '<i>e</i>', '3*650'],
      ...['[f](https://a.ca)', '(', ')', '|', '#', '+', '-', '1.', ':', '\\*', '{{f:revenue.y1}}'],
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const block = fc.oneof(
  { weight: 3, arbitrary: inline },
  { weight: 1, arbitrary: fc.tuple(inline, inline).map((lines) => lines.join('\n')) },
  { weight: 1, arbitrary: inline.map((words) => `## ${words}`) },
  { weight: 1, arbitrary: inline.map((words) => `> ${words}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('- ', '* ', '1. ', '• '),
        fc.array(inline, { minLength: 1, maxLength: 3 }),
      )
      .map(([mark, items]) => items.map((words) => mark + words).join('\n')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(inline, inline)
      .map((cells) => cells.map((words) => words.replaceAll('|', '')))
      .map(([one, two]) => `| a | b |\n|---|:-:|\n| ${one} | ${two} |`),
  },
  { weight: 3, arbitrary: fc.constantFrom(...pieces) },
);

/** A text as a model may write it: lines with marks of every kind, and samples from the corpus. */
export const markdownText: fc.Arbitrary<string> = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => blocks.join('\n\n'));
