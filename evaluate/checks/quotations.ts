import type { Check, Evaluated } from './check.ts';
import { excerpt, plainWords, unverified } from './plainWords.ts';
import { partsOf } from './sections.ts';

const quotation = /«\s*([^»\n]+?)\s*»|“([^”\n]+)”|"([^"\n]+)"/g;
/** Shorter quotations are terms, such as “to verify”. */
const fewestWords = 3;
/** This many consecutive words of the user count as a citation, even without quotation marks. */
const sharedRun = 4;

/** The start of a line that introduces wording to use or to avoid. */
const proposal =
  /^[^\p{L}]*(?:\p{L}+ ){0,4}(?:à (?:ne pas )?dire|à éviter|dites|évitez|(?:to|can|do not) say|say|(?:to )?avoid)(?!\p{L})/iu;
const attribution =
  /vous (?:dites|écrivez|répondez|parlez)|you (?:say|write|wrote|answer|mention)/i;
const item = /^\s*(?:[-*+] |\d+[.)] |\|)/;

/** @returns a text without quotations of suggested wording, on the line that introduces it or in the list below. */
function withoutProposals(text: string): string {
  const lines = text.split('\n');
  let label = '';
  return lines
    .map((line, at) => {
      const isHead = line.startsWith('|') && !lines[at - 1]?.startsWith('|');
      if (line.trim() !== '' && (isHead || !item.test(line))) label = line;
      const isProposing = isProposal(line) || (item.test(line) && isProposal(label));
      return isProposing ? withoutQuotations(line) : line;
    })
    .join('\n');
}

function isProposal(line: string): boolean {
  const [first = ''] = proposal.exec(line) ?? [];
  return first !== '' && !attribution.test(first);
}

/** @returns a line without its quotations, except those after words that attribute the next one to the user. */
function withoutQuotations(line: string): string {
  const theirs = line.search(attribution);
  const end = theirs < 0 ? line.length : theirs;
  return line.slice(0, end).replace(quotation, '') + line.slice(end);
}

function quotationsIn(text: string): readonly string[] {
  return [...text.matchAll(quotation)].map(
    ([, french, english, straight]) => french ?? english ?? straight ?? '',
  );
}

/** @returns whether every part of a quotation, between its ellipses, is in `texts`. */
function isIn(texts: string, quoted: string): boolean {
  const parts = quoted.split(/\[?(?:…|\.\.\.)\]?/).map(plainWords);
  return parts.every((part) => part === '' || ` ${texts} `.includes(` ${part} `));
}

const joined = (texts: readonly string[]): string => texts.map(plainWords).join(' \n ');

/** Checks that quotations of some length, except questions and suggested wording, are from the user or `ownWords`. */
export const checkQuotations: Check = ({ text, material, ownWords }) => {
  const known = joined([...material, ...ownWords]);
  return (
    quotationsIn(withoutProposals(text))
      .filter((quoted) => !new RegExp(`^(?:${unverified.source})$`, 'i').test(quoted.trim()))
      // A question in quotation marks is a suggestion to ask it, not a quotation of the user.
      .filter((quoted) => !quoted.trimEnd().endsWith('?'))
      .filter((quoted) => plainWords(quoted).split(' ').length >= fewestWords)
      .filter((quoted) => !isIn(known, quoted))
      .map((quoted) => `quotes what is in no answer: “${excerpt(quoted)}”`)
  );
};

/** Checks that every section contains words of the user: a quotation, or several consecutive words. */
export const checkCitations: Check = (evaluated) => {
  if (evaluated.headings.length === 0) return [];
  const known = joined(evaluated.material);
  const runs = runsOf(evaluated);
  return partsOf(evaluated.text)
    .filter(({ body }) => {
      const isQuoting = quotationsIn(body).some(
        (quoted) => plainWords(quoted) !== '' && isIn(known, quoted),
      );
      return !isQuoting && !hasRun(body, runs);
    })
    .map(({ heading }) => `section “${heading}” cites no answer`);
};

function runsOf({ material }: Evaluated): ReadonlySet<string> {
  return new Set(material.flatMap((text) => wordRuns(text)));
}

function hasRun(body: string, runs: ReadonlySet<string>): boolean {
  return wordRuns(body).some((run) => runs.has(run));
}

function wordRuns(text: string): readonly string[] {
  const words = plainWords(text).split(' ');
  return words.slice(sharedRun - 1).map((_, at) => words.slice(at, at + sharedRun).join(' '));
}
