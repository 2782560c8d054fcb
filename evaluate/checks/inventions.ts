import type { Check } from './check.ts';
import { numberPattern, readNumber } from './numbers.ts';
import { excerpt, plainWords, unverified } from './plainWords.ts';
import { publicNames } from './publicNames.ts';
import { partsOf } from './sections.ts';

/** The rates of GST, QST and both together, which are set by law. */
const legalRates: ReadonlySet<number> = new Set([5, 9.975, 14.975]);
const percentage = /(\d+(?:[.,]\d+)?)[\s\u00a0\u202f]?%/g;
/** The precision of a measurement. It is advice and not a factual claim. */
const tolerance =
  /(?:à \d+[\s\u00a0\u202f]?% près|écart de \d+[\s\u00a0\u202f]?% au plus|within \d+%)/gi;
const people = new RegExp(
  String.raw`(${numberPattern})[\s\u00a0](?:habitants?|ménages|foyers|personnes|entreprises|touristes|inhabitants|households|people|businesses|tourists|residents)`,
  'gi',
);
const companyForm =
  /\b\p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*)* (?:[Ii]nc|[Ll]tée|Ltd|Corp|S\.?E\.?N\.?C)\b\.?/gu;
/** Matches two or more capitalized words in the middle of a sentence. */
const properNames =
  /(?<=[\p{Ll},;:’'(»”\d] )\p{Lu}[\p{L}’-]+(?: (?:(?:de|du|des|la|le|les|of|the|&) ){0,2}\p{Lu}[\p{L}’-]+)+/gu;

/**
 * Finds percentages, headcounts and names that do not come from the prompt, unless the text states that they must be
 * verified.
 */
export const checkInventions: Check = (evaluated) => {
  const { text, asked } = evaluated;
  const promptNumbers = new Set(numbersIn(asked));
  const known = ` ${[asked, ...publicNames].map(plainWords).join(' \n ')} `;
  return partsOf(text).flatMap(({ body }) => {
    const beside = numbersIn(body);
    return claimsIn(body).flatMap((line) => [
      ...[...line.replace(tolerance, '').matchAll(percentage), ...line.matchAll(people)]
        .filter(([, number = '']) => !isKnownNumber(number, promptNumbers, beside))
        .map(([found]) => `a figure from nowhere: “${found.trim()}” in “${excerpt(line)}”`),
      ...namesIn(line)
        .filter((name) => !known.includes(` ${plainWords(name)} `) && name !== name.toUpperCase())
        .map((name) => `a name from nowhere: “${name}” in “${excerpt(line)}”`),
    ]);
  });
};

/** @returns the companies, with their legal form, and the other names that are not part of one. */
function namesIn(line: string): readonly string[] {
  const companies = [...line.matchAll(companyForm)].map(([name]) => name);
  const others = [...line.matchAll(properNames)].map(([name]) => name);
  return [
    ...companies,
    ...others.filter((name) => !companies.some((company) => company.includes(name))),
  ];
}

/** @returns the sentences and table rows, except those that state that something must be verified. */
function claimsIn(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? [line] : line.split(/(?<=[.!?]) (?=\p{Lu})/u)))
    .filter((line) => !unverified.test(line));
}

function numbersIn(text: string): readonly number[] {
  return (text.match(new RegExp(numberPattern, 'g')) ?? []).flatMap((found) => {
    const read = readNumber(found);
    return read ? [Math.abs(read.value)] : [];
  });
}

/** Whether the number is in the prompt, a legal rate, 0, 100, or the percentage of two figures in its section. */
function isKnownNumber(
  written: string,
  promptNumbers: ReadonlySet<number>,
  beside: readonly number[],
): boolean {
  const value = Math.abs(Number(written.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')));
  if (promptNumbers.has(value) || legalRates.has(value) || value === 0 || value === 100)
    return true;
  return beside.some((part) =>
    beside.some(
      (whole) =>
        whole > 0 && whole > part !== value > 100 && Math.abs((100 * part) / whole - value) <= 0.5,
    ),
  );
}
