import type { Bilingual } from '@elan/domain/language';
import { excerpt, listMark, withNestedQuotes } from '../prompt/excerpt.ts';
import type { ReadPrompt } from '../prompt/readPrompt.ts';

type Change = (passage: string, prompt: ReadPrompt) => string;

/** The change to make, by the words of the request. The first match applies; without one, the request is quoted. */
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
 * Composes the changed text from the current text and the user's words, keeping the placeholders of figures.
 * @returns undefined if the prompt does not request a change.
 */
export function composeRevision(prompt: ReadPrompt): string | undefined {
  if (!prompt.revision) return undefined;
  const { passage, instruction } = prompt.revision;
  const change = changes.find(([asked]) => asked.test(instruction))?.[1] ?? withOwnWords;
  const changed = change(passage, prompt);
  const text = changed === passage ? withOwnWords(passage, prompt) : changed;
  return `${withNestedQuotes(text, prompt.language)}\n`;
}

/**
 * Removes the last sentence of each paragraph that has several, and the last item of each list that has three or more,
 * unless it contains a figure.
 */
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

/** Splits sentences at their semicolons. */
function plainer(passage: string): string {
  return passage.replace(
    /(?<=\p{L}{2}[»”)]?)\s?;\s+(\p{Ll})/gu,
    (_, letter: string) => `. ${letter.toUpperCase()}`,
  );
}

/** Adds the user's longest answer in this module as an example, unless all answers are defaults. */
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

/** Adds a sentence to the end of the first paragraph, or as a paragraph before a text that does not start with one. */
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
