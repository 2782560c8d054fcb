import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { nameTheSame } from '@elan/domain/writeUp/twin';
import { readDataBlock } from '@elan/modules/writing/dataBlock';
import type { Messages, RawReply } from '@elan/modules/writing/prompt';
import { translateAgain } from '@elan/modules/writing/translatePrompt';

/**
 * A translation that lost a reference to a figure, or wrote its number, is requested once more; then it has failed, and is
 * not counted.
 * @param write makes a call of which nothing is shown.
 * @returns what judges each reply of the calls of one translation.
 * @throws Failure `ai_unreadable_reply`.
 */
export function keepReferences(
  language: Language,
  write: (messages: Messages) => Promise<RawReply>,
) {
  return async (messages: Messages, reply: RawReply): Promise<RawReply> => {
    const part = readDataBlock('text', messages[1].content);
    const isWhole = ({ text }: RawReply) => typeof part === 'string' && nameTheSame(part, text);
    if (isWhole(reply)) return reply;
    const second = await write(translateAgain(messages, language));
    if (second.ending !== 'complete' || !isWhole(second)) throw new Failure('ai_unreadable_reply');
    return second;
  };
}
