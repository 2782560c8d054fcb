import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { keepsSections } from '@elan/domain/writeUp/keepsSections';
import { nameTheSame } from '@elan/domain/writeUp/twin';
import { readDataBlock } from '@elan/modules/writing/dataBlock';
import type { Messages, RawReply } from '@elan/modules/writing/prompt';
import { translateAgain } from '@elan/modules/writing/translatePrompt';

/**
 * @param write makes a call whose text is not shown to the user.
 * @returns a function that checks a reply of a translation. If the reply refers to other figures or tables than the
 *   original, or lacks a section, it requests the translation once more. It throws the Failure `ai_unreadable_reply` if
 *   the second reply has such a fault too or is incomplete.
 */
export function keepReferences(
  language: Language,
  write: (messages: Messages) => Promise<RawReply>,
) {
  return async (messages: Messages, reply: RawReply): Promise<RawReply> => {
    const part = readDataBlock('text', messages[1].content);
    const isWhole = ({ text }: RawReply) =>
      typeof part === 'string' &&
      nameTheSame(part, text) &&
      keepsSections(part, text, 'translated');
    if (isWhole(reply)) return reply;
    const second = await write(translateAgain(messages, language));
    if (second.ending !== 'complete' || !isWhole(second)) throw new Failure('ai_unreadable_reply');
    return second;
  };
}
