import { Failure } from '@elan/domain/failure';
import { isBlank, madeStorable } from '@elan/domain/text';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import { readChunk, type TokenUsage } from './chunk.ts';
import { leadingThought, withoutUnopenedThought } from './leadingThought.ts';

/** A finished reply. Its `ending` is `cut` if the provider stopped at the length limit. */
export interface Reply {
  readonly text: string;
  readonly ending: 'complete' | 'cut';
}

export interface ReplyListener {
  /** Receives each piece of text as it arrives. */
  readonly onText: (piece: string) => void;
  /** Called for every chunk, even an empty one or one of reasoning, as a sign that the provider is alive. */
  readonly onChunk: () => void;
  readonly onThought: () => void;
  /** Called again if a later chunk reports usage. */
  readonly onUsage: (usage: TokenUsage) => void;
}

/**
 * Reads a streamed reply to its end. The reply must state why it ended, contain no text after that, and not end with a
 * tool call. Reasoning before the text is removed; if only its end is marked, it was already streamed as text.
 * @throws Failure `ai_refused` if the provider refused to write, or `ai_empty_reply` if it wrote nothing; Error if the
 *   reply is malformed, incomplete or too long; the reason of `signal` if it is aborted.
 */
export async function readReply(
  chunks: AsyncIterable<unknown>,
  signal: AbortSignal,
  listener: ReplyListener,
): Promise<Reply> {
  let text = '';
  let finish: string | undefined;
  const thought = leadingThought();
  const add = (piece: string): void => {
    if (piece === '') return;
    text += piece;
    if (text.length > maxWriteUpLength) throw new Error('the reply is longer than any write-up');
    listener.onText(piece);
  };
  for await (const chunk of chunks) {
    listener.onChunk();
    const read = readChunk(chunk);
    if (read.usage) listener.onUsage(read.usage);
    if (read.isRefusal) throw new Failure('ai_refused');
    if (read.text !== '' && finish) throw new Error('the reply goes on after its end');
    const passed = thought.pass(read.text);
    if (read.isThought || passed.isThought) listener.onThought();
    add(passed.text);
    finish ||= read.finish;
  }
  // The SDK ends the loop without an error if the signal aborts, or the provider simply stops.
  signal.throwIfAborted();
  if (finish !== 'stop' && finish !== 'length') {
    throw new Error(`the stream ended without finish_reason stop or length (${finish ?? 'none'})`);
  }
  add(thought.end());
  const storable = madeStorable(withoutUnopenedThought(text));
  if (isBlank(storable)) throw new Failure('ai_empty_reply');
  return { text: storable, ending: finish === 'stop' ? 'complete' : 'cut' };
}
