import type { Language } from '@elan/domain/language';
import type { Messages, RawReply } from '@elan/modules/writing/prompt';
import { rewritePrompt } from '@elan/modules/writing/rewritePrompt';
import { amountsToRewrite, type ReplyTracer } from './traceReply.ts';

/**
 * A text with many invented amounts is requested once more, in the same unit; what is left then is marked where it is
 * shown. If the second call fails or writes no better, the first text stays.
 * @returns gives, for a way to make a call, what improves each reply of the calls of one text: at most one of them.
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
