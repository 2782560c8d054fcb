import { maxWriteUpLength } from '@elan/domain/project/moduleEntry';
import type { Continuation, Messages, RawReply } from '@elan/modules/writing/prompt';

/** Stands between what two calls wrote: one text, two blocks of Markdown. */
const betweenCalls = '\n\n';

/**
 * Asks for one text in as many calls as it takes. A reply that was cut ends it: what came after would
 * hide the break.
 * @param write makes one call and tells each piece as it comes.
 * @param onText gets the pieces of all calls, which joined are the text.
 * @throws what `write` throws, whatever was written before; Error where the whole is too long to be stored.
 */
export async function writeInCalls(
  first: Messages,
  continuations: readonly Continuation[],
  write: (messages: Messages, onText: (piece: string) => void) => Promise<RawReply>,
  onText: (piece: string) => void,
): Promise<RawReply> {
  let length = 0;
  // Told as it comes: of a text that is stopped, everything shown so far is stored.
  const tell = (piece: string): void => {
    length += piece.length;
    if (length > maxWriteUpLength) throw new Error('the text is longer than any write-up');
    onText(piece);
  };
  let whole = await write(first, tell);
  for (const continuation of continuations) {
    if (whole.ending !== 'complete') break;
    let before = betweenCalls;
    const next = await write(continuation(whole.text), (piece) => {
      tell(before + piece);
      before = '';
    });
    whole = { text: whole.text + betweenCalls + next.text, ending: next.ending };
  }
  return whole;
}
