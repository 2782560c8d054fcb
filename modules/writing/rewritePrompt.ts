import type { Bilingual, Language } from '@elan/domain/language';
import { dataBlock } from './dataBlock.ts';
import type { Messages } from './prompt.ts';

const again: Bilingual = {
  fr: 'Vous avez déjà écrit ce texte une fois (bloc rejected), mais les montants du bloc untraced ne viennent ni des prévisions, ni des réponses, ni des règles ci-dessus. Récrivez le texte au complet, avec le même plan, les mêmes titres et la même voix : à la place de chacun de ces montants, mettez le renvoi qui convient ({{f:id}}), les mots mêmes d’une réponse, ou « à préciser ». Gardez le reste tel quel.',
  en: 'You have already written this text once (rejected block), but the amounts of the untraced block come neither from the forecast, nor from the answers, nor from the rules above. Write the whole text again, with the same outline, the same headings and the same voice: in place of each of these amounts, put the reference that fits ({{f:id}}), the very words of an answer, or “to be completed”. Keep the rest as it is.',
};

/**
 * @param messages the messages to which the text was the reply.
 * @param amounts the amounts in the text that have no known source, as written there.
 * @returns the messages that request the text again, without those amounts.
 */
export function rewritePrompt(
  [system, user]: Messages,
  written: string,
  amounts: readonly string[],
  language: Language,
): Messages {
  const content = [
    user.content,
    again[language],
    dataBlock('rejected', written),
    dataBlock('untraced', amounts),
  ].join('\n\n');
  return [system, { ...user, content }];
}
