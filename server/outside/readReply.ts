import { Failure } from '@elan/domain/failure';
import { maxWriteUpLength } from '@elan/domain/project/moduleEntry';
import { isBlank, madeStorable } from '@elan/domain/text';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';

/** A finished reply; `cut` when the provider reached its length limit. */
export interface Reply {
  readonly text: string;
  readonly ending: 'complete' | 'cut';
}

/**
 * Reads a streamed reply to its end. Only one that says how it ended, and says nothing after it, is
 * whole; a filtered text or a call of tools is no write-up.
 * @throws Failure `ai_empty_reply` when nothing was written; Error when it is not whole.
 */
export async function readReply(
  chunks: AsyncIterable<ChatCompletionChunk>,
  signal: AbortSignal,
  onText: (piece: string) => void,
): Promise<Reply> {
  let text = '';
  let finish: string | undefined;
  for await (const chunk of chunks) {
    // Counts of tokens come without choices; some providers leave out the list itself.
    const choice = chunk.choices?.[0];
    const piece = choice?.delta?.content;
    if (piece) {
      if (finish) throw new Error('the reply goes on after its end');
      if (typeof piece !== 'string') throw new Error('the reply is not text');
      text += piece;
      if (text.length > maxWriteUpLength) throw new Error('the reply is longer than any write-up');
      onText(piece);
    }
    finish ||= choice?.finish_reason ?? undefined;
  }
  // The SDK ends the loop quietly when the signal aborts, and when the provider just stops.
  signal.throwIfAborted();
  if (finish !== 'stop' && finish !== 'length') {
    throw new Error(`the stream ended without finish_reason stop or length (${finish ?? 'none'})`);
  }
  const storable = madeStorable(text);
  if (isBlank(storable)) throw new Failure('ai_empty_reply');
  return { text: storable, ending: finish === 'stop' ? 'complete' : 'cut' };
}
