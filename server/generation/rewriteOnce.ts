import type { Language } from '@elan/domain/language';
import type { Messages, RawReply } from '@elan/modules/writing/prompt';
import { rewritePrompt } from '@elan/modules/writing/rewritePrompt';
import { amountsToRewrite, type ReplyTracer } from './traceReply.ts';

/**
 * Requests a text once more, within the same unit, if it contains many invented amounts. Any that remain are
 * marked where the text is shown. If the second call fails or is no better, the first text is kept.
 * @returns a function that takes a way to make a call, and returns the function that checks each reply. At
 *   most one reply of a text is replaced.
 */
export function rewriteOnce(tracer: ReplyTracer, language: Language) {
  let isDone = false;
  return (write: (messages: Messages) => Promise<RawReply>) =>
    async (messages: Messages, reply: RawReply): Promise<RawReply> => {
      const amounts = isDone ? [] : amountsToRewrite(tracer, reply.text);
      if (amounts.length === 0) return reply;
      isDone = true;
      const asked = rewritePrompt(messages, reply.text, amounts, language);
      const second = await write(asked).catch(() => undefined);
      if (second?.ending !== 'complete') return reply;
      return amountsToRewrite(tracer, second.text).length < amounts.length ? second : reply;
    };
}
