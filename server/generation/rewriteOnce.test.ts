import { headingsIn } from '@elan/domain/writeUp/headings';
import type { Messages, RawReply } from '@elan/modules/writing/prompt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rewriteOnce } from './rewriteOnce.ts';
import type { ReplyTracer } from './traceReply.ts';

const messages: Messages = [
  { role: 'system', content: '' },
  { role: 'user', content: '' },
];
/** Every amount in dollars is without a source. */
const tracer: ReplyTracer = {
  figures: { figures: {}, tables: {}, blocking: [] },
  trace: (text) =>
    Array.from(text.matchAll(/\d+ \$/g), ({ 0: written, index }) => ({
      written,
      source: undefined,
      start: index,
      end: index + written.length,
    })),
};
const complete = (text: string): RawReply => ({ text, ending: 'complete' });
const headings = (text: string) => headingsIn(text).map(({ words }) => words);

const section = (number: number) => `## Titre ${number}\n\n${'Du pain chaud. '.repeat(6)}`;
const sections = fc
  .integer({ min: 1, max: 5 })
  .map((count) => Array.from({ length: count }, (_, at) => section(at)));
const chatter = fc.constantFrom('', 'D’accord, voici.', 'Voici le texte corrigé :\n\n');

it('never stores a second text without all the headings that were shown', async () => {
  const amounts = '1 $, 2 $, 3 $, 4 $.';
  await fc.assert(
    fc.asyncProperty(
      sections,
      chatter,
      fc.nat(6),
      fc.nat(6),
      fc.nat(700),
      async (parts, before, from, to, cut) => {
        const first = complete(parts.map((part) => `${part}${amounts}`).join('\n\n'));
        const second = complete(before + parts.slice(from, to).join('\n\n').slice(0, cut));
        const stored = await rewriteOnce(tracer, 'fr')(async () => second)(messages, first);
        expect(headings(stored.text)).toEqual(headings(first.text));
      },
    ),
  );
});

it('stores a second text with all of them and fewer amounts', async () => {
  const first = complete(`${section(1)} 1 $, 2 $, 3 $.\n\n${section(2)}`);
  const second = complete(`${section(1)}\n\n${section(2)}`);
  expect(await rewriteOnce(tracer, 'fr')(async () => second)(messages, first)).toBe(second);
});
