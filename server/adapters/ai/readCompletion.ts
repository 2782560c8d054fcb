import { Failure } from '@elan/domain/failure';
import { isBlank, madeStorable } from '@elan/domain/text';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import { readChunk, type TokenUsage } from './chunk.ts';
import { leadingThought } from './leadingThought.ts';

/** A finished reply; `cut` when the provider reached its length limit. */
export interface Reply {
  readonly text: string;
  readonly ending: 'complete' | 'cut';
}

export interface ReplyListener {
  /** Gets each piece of the text when it arrives. */
  readonly onText: (piece: string) => void;
  /** Called at every chunk, even of reasoning or empty: the provider is alive. */
  readonly onChunk: () => void;
  readonly onThought: () => void;
  /** Called again when a later chunk reports more. */
  readonly onUsage: (usage: TokenUsage) => void;
}

/**
 * Reads a streamed reply to its end. It is complete only if it states how it ended and nothing
 * follows; a tool call is not a write-up. The model's reasoning before the text is not part of it.
 * @throws Failure `ai_refused` when the provider refused to write, `ai_empty_reply` when nothing
 * was written; Error when the reply is incomplete.
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
  // The SDK ends the loop without an error when the signal aborts, and when the provider just
  // stops.
  signal.throwIfAborted();
  if (finish !== 'stop' && finish !== 'length') {
    throw new Error(`the stream ended without finish_reason stop or length (${finish ?? 'none'})`);
  }
  add(thought.end());
  const storable = madeStorable(text);
  if (isBlank(storable)) throw new Failure('ai_empty_reply');
  return { text: storable, ending: finish === 'stop' ? 'complete' : 'cut' };
}
