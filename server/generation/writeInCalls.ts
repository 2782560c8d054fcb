import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import type { Continuation, Messages, RawReply } from '@elan/modules/writing/prompt';

/** Separates the texts of two calls with a Markdown paragraph break. */
const betweenCalls = '\n\n';

/**
 * Requests one text in one call, plus one for each continuation. After an incomplete reply, no further call is made,
 * since more text would hide the gap.
 * @param write makes one call and reports each piece as it arrives.
 * @param onText receives the pieces of all calls, which together form the text.
 * @param improve receives each complete reply before the next call, and may replace it.
 * @throws any error of `write`, even if part of the text was already written; Error if the received text is too long.
 */
export async function writeInCalls(
  first: Messages,
  continuations: readonly Continuation[],
  write: (messages: Messages, onText: (piece: string) => void) => Promise<RawReply>,
  onText: (piece: string) => void,
  improve: (messages: Messages, reply: RawReply) => Promise<RawReply> = async (_, reply) => reply,
): Promise<RawReply> {
  const ask = async (messages: Messages, shown: (piece: string) => void): Promise<RawReply> => {
    const reply = await write(messages, shown);
    return reply.ending === 'complete' ? improve(messages, reply) : reply;
  };
  let length = 0;
  // Reported immediately, so that if the text is stopped, everything that was shown can be stored.
  const report = (piece: string): void => {
    length += piece.length;
    if (length > maxWriteUpLength) throw new Error('the text is longer than any write-up');
    onText(piece);
  };
  let whole = await ask(first, report);
  for (const continuation of continuations) {
    if (whole.ending !== 'complete') break;
    let before = betweenCalls;
    const next = await ask(continuation(whole.text), (piece) => {
      report(before + piece);
      before = '';
    });
    whole = { text: whole.text + betweenCalls + next.text, ending: next.ending };
  }
  return whole;
}
