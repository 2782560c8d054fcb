import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import type { Continuation, Messages, RawReply } from '@elan/modules/writing/prompt';
import { withoutUnopenedThought } from '../adapters/ai/leadingThought.ts';

/** Separates the texts of two calls with a Markdown paragraph break. */
const betweenCalls = '\n\n';

interface Writing {
  /** Makes one call and reports each piece as it arrives. */
  readonly write: (messages: Messages, onText: (piece: string) => void) => Promise<RawReply>;
  /** Receives the pieces of all calls, which together form the text that is shown. */
  readonly onText: (piece: string) => void;
  /** Receives each complete reply before the next call, and may replace it. */
  readonly improve?: ((messages: Messages, reply: RawReply) => Promise<RawReply>) | undefined;
  /**
   * Receives an error and the text so far: the replies accepted, then the pieces of the current call without its
   * reasoning. Throws, or returns what to keep.
   */
  readonly onError: (error: unknown, written: string) => RawReply;
}

/**
 * Requests one text in one call, plus one for each continuation. After an incomplete reply, no further call is made,
 * since more text would hide the gap.
 * @throws any error of `onError`, which also receives an Error if the received text is too long.
 */
export async function writeInCalls(
  first: Messages,
  continuations: readonly Continuation[],
  { write, onText, improve = async (_, reply) => reply, onError }: Writing,
): Promise<RawReply> {
  let accepted = '';
  let current = '';
  const before = () => (accepted === '' ? '' : betweenCalls);
  const ask = async (messages: Messages): Promise<RawReply> => {
    const reply = await write(messages, (piece) => {
      const shown = current === '' ? before() + piece : piece;
      current += piece;
      // Checked before the piece is shown, so that if the text is stopped, everything that was shown can be stored.
      if (accepted.length + before().length + current.length > maxWriteUpLength) {
        throw new Error('the text is longer than any write-up');
      }
      onText(shown);
    });
    const kept = reply.ending === 'complete' ? await improve(messages, reply) : reply;
    accepted += before() + kept.text;
    current = '';
    return { text: accepted, ending: kept.ending };
  };
  try {
    let whole = await ask(first);
    for (const continuation of continuations) {
      if (whole.ending !== 'complete') break;
      whole = await ask(continuation(whole.text));
    }
    return whole;
  } catch (error) {
    const last = withoutUnopenedThought(current);
    return onError(error, last === '' ? accepted : accepted + before() + last);
  }
}
