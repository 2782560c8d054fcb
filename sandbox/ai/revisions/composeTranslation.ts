import { readDataBlock } from '@elan/modules/writing/dataBlock';
import type { ChatMessage } from '../prompt/readPrompt.ts';

/**
 * Replies to a translation prompt with the same text under translated titles, and a note that explains this.
 * @returns undefined if no translation is requested.
 */
export function composeTranslation(messages: readonly ChatMessage[]): string | undefined {
  const all = messages.map(({ content }) => content).join('\n');
  const part = readDataBlock('text', all);
  if (typeof part !== 'string') return undefined;
  const toFrench = all.includes('Vous traduisez');
  const note = toFrench
    ? '*Démonstration\u00a0: seuls les titres sont traduits.*'
    : '*Demonstration: only the titles are translated.*';
  const titles = [...all.matchAll(/^- (.+) → (.+)$/gm)];
  const translated = titles.reduce(
    (text, [, from = '', to = '']) => text.replace(`## ${from}`, () => `## ${to}`),
    part,
  );
  return `${note}\n\n${translated}`;
}
