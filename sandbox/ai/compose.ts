import { createHash } from 'node:crypto';
import type { Language } from '@elan/domain/language';
import { english } from './english/phrases.ts';
import { french } from './french/phrases.ts';
import { materialOf } from './material.ts';
import { withNestedQuotes } from './nestedQuotes.ts';
import { type Phrases, paragraphs, type SectionWriter } from './phrases.ts';
import type { AskedSection, ReadPrompt } from './readPrompt.ts';

const phrasesOf: Readonly<Record<Language, Phrases>> = { fr: french, en: english };

/** A table as Markdown writes it: a line of dashes between pipes. */
const anyTable = /^\| ?---/m;

/**
 * The text that answers a prompt: each section of its outline, from the person's own words.
 * @param turn varies the wording of the same prompt from one text to the next.
 */
export function compose(prompt: ReadPrompt, turn: number): string {
  const phrases = phrasesOf[prompt.language];
  // Said once in a text, however many calls it takes.
  const demonstration = prompt.continues ? undefined : phrases.demonstration(fingerprintOf(prompt));
  if (prompt.sections.length === 0) {
    return `${paragraphs(demonstration, phrases.nothingAsked)}\n`;
  }
  const material = materialOf(prompt, turn);
  const sections = prompt.sections.map((section, index) =>
    paragraphs(
      `## ${section.title}`,
      writerOf(phrases, prompt.moduleKey, section)(material, section, index),
      index === 0 && !prompt.continues && material.comments !== undefined
        ? phrases.comments(material.comments)
        : undefined,
    ),
  );
  const hasTable = prompt.continues || sections.some((text) => anyTable.test(text));
  const whole = paragraphs(
    demonstration,
    ...sections,
    hasTable ? undefined : phrases.answersTable(material),
  );
  return `${withNestedQuotes(whole, prompt.language)}\n`;
}

function writerOf(phrases: Phrases, module: string, { id }: AskedSection): SectionWriter {
  const modules: Readonly<Record<string, Readonly<Record<string, SectionWriter>>>> =
    phrases.sections;
  const writers = Object.hasOwn(modules, module) ? modules[module] : undefined;
  return writers?.[id ?? ''] ?? phrases.otherSection;
}

/** A short mark of what was asked, so that no two ideas, however alike, are answered by the same text. */
function fingerprintOf(prompt: ReadPrompt): string {
  return createHash('sha256').update(JSON.stringify(prompt)).digest('hex').slice(0, 6);
}
