import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import type { Messages, RawReply } from '@elan/modules/writing/prompt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeInCalls } from './writeInCalls.ts';

const say = (content: string): Messages => [
  { role: 'system', content: '' },
  { role: 'user', content },
];
const complete = (text: string): RawReply => ({ text, ending: 'complete' });

/**
 * Writes a text in three calls. `answer` receives the message of each call and returns its reply.
 * @param improve replaces each complete reply.
 */
async function written(
  answer: (asked: string) => RawReply,
  improve?: (reply: RawReply) => RawReply,
  onPiece = () => {},
) {
  const asked: string[] = [];
  let shown = '';
  let failed: { readonly error: unknown; readonly soFar: string } | undefined;
  const reply = await writeInCalls(
    say('Un'),
    [(text) => say(`Deux après ${text}`), (text) => say(`Trois après ${text}`)],
    {
      write: async (messages, onText) => {
        asked.push(messages[1].content);
        const answered = answer(messages[1].content);
        for (const piece of answered.text.split(/(?=\s)/)) {
          onText(piece);
          onPiece();
        }
        return answered;
      },
      onText: (piece) => {
        shown += piece;
      },
      improve: improve && (async (_, given) => improve(given)),
      onError: (error, soFar) => {
        failed = { error, soFar };
        return { text: soFar, ending: 'stopped' };
      },
    },
  );
  return { reply, asked, shown, failed };
}
it('joins several calls to one text, gives each the text so far, and shows it as it is stored', async () => {
  const { reply, asked, shown } = await written((message) =>
    complete(`${message.split(' ')[0]} fin.`),
  );
  expect(asked).toEqual(['Un', 'Deux après Un fin.', 'Trois après Un fin.\n\nDeux fin.']);
  expect(reply).toEqual(complete('Un fin.\n\nDeux fin.\n\nTrois fin.'));
  expect(shown).toBe('Un fin.\n\nDeux fin.\n\nTrois fin.');
});

it('does not continue after a cut reply', async () => {
  const { reply, asked } = await written((message) =>
    message.startsWith('Deux') ? { text: 'Deux', ending: 'cut' } : complete('Un'),
  );
  expect(asked).toHaveLength(2);
  expect(reply).toEqual({ text: 'Un\n\nDeux', ending: 'cut' });
});

it('fails if a later call does', async () => {
  const { failed, shown } = await written((message) => {
    if (message.startsWith('Deux')) throw new Error('no more');
    return complete('Un');
  });
  expect(failed).toEqual({ error: new Error('no more'), soFar: 'Un' });
  // The text of the first call has been shown.
  expect(shown).toBe('Un');
});

it('refuses a text too long to be stored', async () => {
  const { failed, shown } = await written(() => complete('x'.repeat(maxWriteUpLength / 2)));
  expect(failed?.error).toEqual(expect.any(Error));
  // If it were stopped, the text shown so far would be stored.
  expect(shown.length).toBeLessThanOrEqual(maxWriteUpLength);
});

it('keeps the accepted replies and the pieces of the last call, wherever it is stopped', async () => {
  const words = fc.array(fc.constantFrom('pain', 'four', 'nuit'), { minLength: 1, maxLength: 4 });
  const text = words.map((list) => list.join(' '));
  const calls = fc.tuple(text, text, text);
  await fc.assert(
    fc.asyncProperty(calls, calls, fc.nat(12), async (first, improved, after) => {
      let call = -1;
      let left = after;
      const end = new Error('stopped');
      const { failed, reply } = await written(
        () => {
          call += 1;
          return complete(first[call] ?? '');
        },
        () => complete(improved[call] ?? ''),
        () => {
          left -= 1;
          if (left < 0) throw end;
        },
      );
      const accepted = improved.slice(0, failed ? call : 3);
      const pieces = first.map((one) => one.split(' '));
      const before = pieces.slice(0, call).flat().length;
      const last = pieces[call]?.slice(0, after - before + 1).join(' ') ?? '';
      const expected = [...accepted, ...(failed ? [last] : [])].join('\n\n');
      expect(reply.text).toBe(expected);
      if (failed) expect(failed).toEqual({ error: end, soFar: expected });
    }),
  );
});

it('keeps no reasoning of the call that is stopped', async () => {
  let pieces = 0;
  const { failed } = await written(
    (message) => complete(message.startsWith('Un') ? '## Un' : 'Voyons.\n</think>\n\n## Deux'),
    undefined,
    () => {
      pieces += 1;
      if (pieces === 7) throw new Error('stopped');
    },
  );
  expect(failed?.soFar).toBe('## Un\n\n## Deux');
});
