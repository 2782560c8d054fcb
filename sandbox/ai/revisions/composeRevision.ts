import type { Bilingual } from '@elan/domain/language';
import { excerpt, listMark, withNestedQuotes } from '../prompt/excerpt.ts';
import type { ReadPrompt } from '../prompt/readPrompt.ts';

type Change = (passage: string, prompt: ReadPrompt) => string;

/** What is done for a request, by the words that request it; the first match applies. */
const changes: readonly (readonly [asked: RegExp, change: Change])[] = [
  [/\b(?:court|bref|brève|concis|raccourci|condens|résum|short|brief|concise|cut|trim)/iu, shorter],
  [/\b(?:simpl|clair|accessible|plain|clear|easier|jargon)/iu, plainer],
  [/\b(?:concret|précis|détail|exempl|concrete|specific|detail|example)/iu, moreConcrete],
];

const asAsked: Bilingual = {
  fr: 'Comme demandé : « {words} ».',
  en: 'As asked: “{words}”.',
};
const forExample: Bilingual = {
  fr: 'Par exemple : « {words} ».',
  en: 'For example: “{words}”.',
};

/**
 * The text that answers the request for a change, from the present text and the person's words alone;
 * undefined where the prompt is no such request. Marks for figures stay.
 */
export function composeRevision(prompt: ReadPrompt): string | undefined {
  if (!prompt.revision) return undefined;
  const { passage, instruction } = prompt.revision;
  const change = changes.find(([asked]) => asked.test(instruction))?.[1] ?? withOwnWords;
  const changed = change(passage, prompt);
  const text = changed === passage ? withOwnWords(passage, prompt) : changed;
  return `${withNestedQuotes(text, prompt.language)}\n`;
}

/** Drops the last sentence of each paragraph that has several, and the last of three items or more. */
function shorter(passage: string): string {
  return passage
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      const isList = lines.length > 2 && lines.every((line) => listMark.test(line));
      if (isList)
        return lines.filter((line, at) => at < lines.length - 1 || isFigure(line)).join('\n');
      return lines.length === 1 && !/^\s*[|#>]/.test(block) ? withoutLastSentence(block) : block;
    })
    .join('\n\n');
}

function withoutLastSentence(paragraph: string): string {
  const sentences = paragraph.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const last = sentences.at(-1) ?? '';
  return sentences.length < 2 || isFigure(last) ? paragraph : sentences.slice(0, -1).join(' ');
}

function isFigure(text: string): boolean {
  return text.includes('{{');
}

/** Two short sentences instead of a long one. */
function plainer(passage: string): string {
  return passage.replace(
    /(?<=\p{L}{2}[»”)]?)\s?;\s+(\p{Ll})/gu,
    (_, letter: string) => `. ${letter.toUpperCase()}`,
  );
}

/** Adds an answer of the person, the longest of this module. */
function moreConcrete(passage: string, prompt: ReadPrompt): string {
  const { answers } = prompt;
  const [longest] = answers
    .filter(({ byDefault }) => !byDefault)
    .map(({ answer }) => excerpt(answer))
    .toSorted((one, other) => other.length - one.length);
  return longest ? added(passage, forExample, longest, prompt) : passage;
}

function withOwnWords(passage: string, prompt: ReadPrompt): string {
  return added(passage, asAsked, excerpt(prompt.revision?.instruction ?? ''), prompt);
}

/** A sentence at the end of the first paragraph, or one of its own before a list or a table. */
function added(
  passage: string,
  wording: Bilingual,
  words: string,
  { language }: ReadPrompt,
): string {
  const sentence = wording[language].replace('{words}', () => words);
  const [first = '', ...rest] = passage.split(/\n{2,}/);
  const isParagraph = first.trim() !== '' && !/^\s*[|#>]/.test(first) && !listMark.test(first);
  return [...(isParagraph ? [`${first} ${sentence}`] : [sentence, first]), ...rest]
    .filter((block) => block !== '')
    .join('\n\n');
}
