import type { Check } from './check.ts';
import { numberPattern, readNumber } from './numbers.ts';
import { excerpt, plainWords, unverified } from './plainWords.ts';
import { publicNames } from './publicNames.ts';
import { partsOf } from './sections.ts';

/** GST, QST and both together, which are set by law. */
const legalRates: ReadonlySet<number> = new Set([5, 9.975, 14.975]);
const percentage = /(\d+(?:[.,]\d+)?)[\s\u00a0\u202f]?%/g;
/** The required precision of a measurement is advice, not a claim about the world. */
const tolerance =
  /(?:à \d+[\s\u00a0\u202f]?% près|écart de \d+[\s\u00a0\u202f]?% au plus|within \d+%)/gi;
const people = new RegExp(
  String.raw`(${numberPattern})[\s\u00a0](?:habitants?|ménages|foyers|personnes|entreprises|touristes|inhabitants|households|people|businesses|tourists|residents)`,
  'gi',
);
const companyForm =
  /\b\p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*)* (?:[Ii]nc|[Ll]tée|Ltd|Corp|S\.?E\.?N\.?C)\b\.?/gu;
/** Two or more capitalised words in the middle of a sentence. */
const properNames =
  /(?<=[\p{Ll},;:’'(»”\d] )\p{Lu}[\p{L}’-]+(?: (?:(?:de|du|des|la|le|les|of|the|&) ){0,2}\p{Lu}[\p{L}’-]+)+/gu;

/**
 * The text has no percentage, headcount or company that is not in the answers, unless it states that
 * it is to be verified.
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

/** Each name once, with its legal form where that is written. */
function namesIn(line: string): readonly string[] {
  const companies = [...line.matchAll(companyForm)].map(([name]) => name);
  const others = [...line.matchAll(properNames)].map(([name]) => name);
  return [
    ...companies,
    ...others.filter((name) => !companies.some((company) => company.includes(name))),
  ];
}

/** Sentences and table rows, without those that state that they are to be verified. */
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

/**
 * A number from the input, a legal rate, or the percentage that one figure of its section is of
 * another.
 */
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
