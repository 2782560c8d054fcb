import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import type { Messages, RawReply } from '@elan/modules/writing/prompt';
import { expect, it } from 'vitest';
import { writeInCalls } from './writeInCalls.ts';

const say = (content: string): Messages => [
  { role: 'system', content: '' },
  { role: 'user', content },
];
const complete = (text: string): RawReply => ({ text, ending: 'complete' });

/** Writes a text in three calls. `answer` receives the message of each call and returns its reply. */
async function written(answer: (asked: string) => RawReply) {
  const asked: string[] = [];
  let shown = '';
  const onText = (piece: string) => {
    shown += piece;
  };
  const write = async (messages: Messages, onPiece: (piece: string) => void) => {
    asked.push(messages[1].content);
    const reply = answer(messages[1].content);
    for (const piece of reply.text.split(/(?=\s)/)) onPiece(piece);
    return reply;
  };
  const reply = await writeInCalls(
    say('Un'),
    [(text) => say(`Deux après ${text}`), (text) => say(`Trois après ${text}`)],
    write,
    onText,
  ).catch((error: unknown) => ({ error }));
  return { reply, asked, shown };
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
  const { reply, shown } = await written((message) => {
    if (message.startsWith('Deux')) throw new Error('no more');
    return complete('Un');
  });
  expect(reply).toEqual({ error: new Error('no more') });
  // The text of the first call has been shown.
  expect(shown).toBe('Un');
});

it('refuses a text too long to be stored', async () => {
  const { reply, shown } = await written(() => complete('x'.repeat(maxWriteUpLength / 2)));
  expect(reply).toEqual({ error: expect.any(Error) });
  // If it were stopped, the text shown so far would be stored.
  expect(shown.length).toBeLessThanOrEqual(maxWriteUpLength);
});
