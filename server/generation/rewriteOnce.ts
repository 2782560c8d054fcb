import type { Language } from '@elan/domain/language';
import { keepsSections } from '@elan/domain/writeUp/keepsSections';
import type { Messages, RawReply } from '@elan/modules/writing/prompt';
import { rewritePrompt } from '@elan/modules/writing/rewritePrompt';
import { amountsToRewrite, type ReplyTracer } from './traceReply.ts';

/**
 * Requests one reply of a generation once more if it contains many amounts without a source. If the second reply fails,
 * is incomplete, lacks a section of the first or is no better, the first is kept. No further quota is used.
 * @returns a function that is given `write`, which makes a call, and returns the check to run on each reply.
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
      if (!keepsSections(reply.text, second.text, 'same')) return reply;
      return amountsToRewrite(tracer, second.text).length < amounts.length ? second : reply;
    };
}
