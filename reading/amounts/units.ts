import { letters, wordEnd, wordStart } from '../letters.ts';
import { space, times, type WrittenNumber } from './numbers.ts';

/** What a number counts; `bare` if nothing beside it names a unit. */
export type Unit = 'dollars' | 'percent' | 'times' | 'count' | 'bare';

/** A number with its unit. */
export interface Measured {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly step: number;
  /**
   * Undefined if the number is not a quantity: a date, a duration, an ordinal or the number of a step. `foreign` for US
   * dollars, since the plan is in Canadian dollars.
   */
  readonly unit: Unit | 'foreign' | undefined;
  /** The other possible value: 12 if "12,000 $" was read as 12 000. */
  readonly asDecimal?: { readonly value: number; readonly written: string } | undefined;
  /** The number times the "k" or "M" after it, used only if the other end of a range is in dollars: "$40-50k". */
  readonly scaled?: Measured | undefined;
}

const atEnd = (pattern: string) => new RegExp(`(?:${pattern})$`, 'iu');
const next = (pattern: string) => new RegExp(pattern, 'iuy');
const noLetter = String.raw`(?![${letters}\d])`;

const dollarsBefore = atEnd(String.raw`(?<![${letters}\d])(?:(?:CA|C)?\$|CAD)${space}`);
const dollarsAfter = next(
  String.raw`${space}(?:(?:CA|C)?\$(?!\d)(?:${space}CAD?${wordEnd})?|CAD${wordEnd})|(?:${space}|-)(?:de |d[’'])?(?:dollars?|piastres?)${wordEnd}`,
);
const us = String.raw`(?:USD?|U\.S\.)`;
const foreignBefore = new RegExp(
  String.raw`(?<![${letters}\d])(?:${us}${space}\$|\$${space}US|USD)${space}$`,
  'u',
);
const foreignAfter = new RegExp(
  String.raw`${space}(?:(?:${us}${space}\$|\$${space}${us}|USD)${noLetter}|(?:de )?dollars (?:américains|${us})${noLetter}|(?:${us}|American) dollars?${noLetter})`,
  'uy',
);
/** Applied only after an amount with a dollar sign before it: "$20 US", but not "20 US customers". */
const foreignSuffix = new RegExp(`${space}${us}${noLetter}`, 'uy');
const centsAfter = next(`${space}(?:¢|cents?${noLetter})`);
const letter = next(`${space}(?<letter>k|m)${noLetter}`);
const percentAfter = next(
  String.raw`${space}(?:%|(?:pour ?cent|per ?cent|p\. ?100|points? de pourcentage|percentage points?)${wordEnd})`,
);
const timesAfter = next(
  String.raw`${space}(?:[×x](?!${space}[${letters}\d$])|(?:fois|times)${noLetter})`,
);

const durations =
  'heures?|hours?|h|hrs?|minutes?|min|secondes?|seconds?|jours?|journées?|days?|semaines?|weeks?|mois|months?|trimestres?|quarters?|semestres?|ans?|années?|years?|yrs?|décennies?|decades?|soirs?|soirées?|evenings?|nuits?|nights?|matins?|mornings?|après-midis?|afternoons?|fins? de semaine|week-?ends?|saisons?|seasons?|[ap]m|[ap]\\.m\\.|fois|times';
const weekdays =
  '(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const frenchMonths =
  'janv(?:ier|\\.)|févr(?:ier|\\.)|mars|avr(?:il|\\.)|mai|juin|juill?(?:et|\\.)|août|sept(?:embre|\\.)|oct(?:obre|\\.)|nov(?:embre|\\.)|déc(?:embre|\\.)';
const englishMonths =
  'jan(?:uary|\\.)|feb(?:ruary|\\.)|march|apr(?:il|\\.)|may|june?|july?|aug(?:ust|\\.)|sept?(?:ember|\\.)|oct(?:ober|\\.)|nov(?:ember|\\.)|dec(?:ember|\\.)';
/** Words for parts of a document and for streets: "3 pages", "12 rue …". */
const parts =
  'mots?|words?|caractères|characters|lignes?|lines?|pages?|paragraphes?|paragraphs?|sections?|chapitres?|chapters?|étapes?|steps?|recomm[ae]ndations?|rues?|boulevard|boul\\.?|avenue|ave?\\.?|chemin|rang|route|street|st\\.|road|rd\\.?|somethings?';
const address = `(?: [${letters}'’.-]{2,}){1,2} (?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane)`;
const between =
  '(?:premi[eè]re?s?|prochaine?s?|derni[eè]re?s?|autres|ouvrables?|pleine?s?|complets?|complètes?|first|next|last|other|more|full|working|business|straight|short)';
/** Matches the words after a number that make it a duration, a date, an address or a part of the text. */
const noQuantityAfter = next(
  `(?:[ \\u00a0\\u202f-]${between})?(?:[ \\u00a0\\u202f-])?(?:${durations}|${weekdays}|${parts}|${address}|(?:er |st |nd |rd |th )?(?:of )?(?:${frenchMonths}|${englishMonths}))${noLetter}`,
);
const monthBefore = atEnd(`${wordStart}(?:${englishMonths}) `);
const yearsBefore = 1_900;
const yearsAfter = 2_100;

/** Words before a number that make it a label: "étape 3", "Loi 25", "Route 132". */
const labels =
  'étapes?|sections?|chapitres?|parties?|pages?|points?|figures?|tableaux?|annexes?|textes?|phases?|versions?|num[ée]ros?|n[o°]|articles?|art|lois?|règlements?|projets? de loi|steps?|parts?|tables?|appendix|text|numbers?|nos?|laws?|bills?|acts?|questions?|options?|niveaux?|levels?|rang|route|highway|local|bureau|suite|unit|apt|lot|types?|class(?:e|es)?|tailles?|sizes?|pointures?|formats?|modèles?|models?|iso|csa|rbq|cie|groupes?|stage|stades?|aged?|ages|âgée?s? de';
const periods =
  'mois|jours?|semaines?|années?|ans?|trimestres?|months?|days?|weeks?|years?|quarters?';
const labelBefore = atEnd(String.raw`(?<![${letters}\d])(?:${labels})[. \u00a0]{0,2}|#${space}`);
const periodBefore = atEnd(
  `${wordStart}(?<!(?:par|chaque|cette|ce|à|a|per|each|every|this|the|le|la|un|une|deux|trois|two|three|premi[eè]re?|first) )(?:${periods}) `,
);

/** Units of measure, which may follow a number without a space. */
const measures = 'kg|g|lb|oz|km|cm|mm|m²|m2|pi²|m|l|ml|cl|kwh|kw|go|gb|mo|mb';
/** Words that may follow a number but do not name what it counts. */
const smallWords =
  'et|ou|à|au|aux|par|de|du|des|en|pour|sur|dans|est|sont|était|sera|seront|la|le|les|un|une|ce|ces|cette|qui|que|dont|mais|donc|or|ni|car|si|sans|sous|avec|chez|vers|entre|puis|alors|ainsi|y|il|elle|on|ils|je|vous|nous|contre|selon|environ|max|maximum|min|minimum|and|to|per|a|an|the|for|in|of|at|is|are|was|were|will|would|with|by|from|as|but|so|than|that|which|who|this|each|every|it|he|she|they|we|you|i|only|already|then|out|if|when|where|quand|où|within|around|near|anywhere|across|during|under|over|until|after|before|since|pendant|durant|depuis|après|avant|parmi|partout|comme';
const noun = next(
  String.raw`(?:(?:${measures})(?![${letters}\d])|[ \u00a0\u202f-](?:(?:de |d[’'])(?=[${letters}]))?(?!(?:${smallWords})${wordEnd}|[dlqunsjcmt][’'])[${letters}])`,
);
const letterOrDigit = /[\p{L}\d]/u;

/** @param from the end index of the previous number and its unit, so that they are not read as part of this one. */
export function measure(text: string, number: WrittenNumber, from: number): Measured {
  const { start, end, value, step } = number;
  const before = text.slice(Math.max(from, start - 24), start);
  const prefix = dollarsBefore.exec(before)?.[0].length;
  const scaled = scaledBy(text, number);
  const isMoney = scaled.decimals <= 2;
  const amount = { value: scaled.value, step: scaled.step, asDecimal: decimalOf(text, scaled) };
  const foreign = foreignEnd(text, before, scaled.end, prefix !== undefined);
  if (foreign) return { ...amount, start, end: foreign, unit: 'foreign' };
  if (prefix !== undefined && isMoney) {
    return { ...amount, start: start - prefix, end: scaled.end, unit: 'dollars' };
  }
  const dollars = isMoney && reaches(dollarsAfter, text, scaled.end);
  if (dollars) return { ...amount, start, end: dollars, unit: 'dollars' };
  const percents = reaches(percentAfter, text, end);
  if (percents) return { start, end: percents, ...rateOf(number), unit: 'percent' };
  const cents = number.isInWords ? undefined : reaches(centsAfter, text, end);
  if (cents) return { start, end: cents, value: value / 100, step: step / 100, unit: 'dollars' };
  const ratio = number.decimals > 0 ? reaches(timesAfter, text, end) : undefined;
  if (ratio) return { start, end: ratio, value, step, unit: 'times' };
  const unit = countOrNone(text, number, before);
  // Without a dollar sign, a lower-case "m" means metres.
  const isScaled = isMoney && /[kKM]$/.test(text.slice(end, scaled.end));
  const bare = { ...amount, start, end: scaled.end, unit: 'bare' } as const;
  const other = isScaled ? { scaled: bare } : {};
  return { start, end, value, step, unit, asDecimal: decimalOf(text, number), ...other };
}

/** @returns the end index of an amount in US dollars, or undefined if the amount is not in US dollars. */
function foreignEnd(
  text: string,
  before: string,
  end: number,
  isPrefixed: boolean,
): number | undefined {
  const after =
    reaches(foreignAfter, text, end) ??
    (isPrefixed ? reaches(foreignSuffix, text, end) : undefined);
  return after ?? (foreignBefore.test(before) ? end : undefined);
}

function countOrNone(text: string, number: WrittenNumber, before: string): Unit | undefined {
  const { start, end, value } = number;
  const previous = text.charAt(start - 1);
  // The number is part of a name: "T1", "B2B", "COVID-19".
  if (letterOrDigit.test(previous) || /[\p{L}\d]-$/u.test(before)) return undefined;
  if (reaches(noQuantityAfter, text, end) || isYear(text, number)) return undefined;
  if (monthBefore.test(before) && value <= 31) return undefined;
  if (labelBefore.test(before) || (value <= 60 && periodBefore.test(before))) return undefined;
  if (reaches(noun, text, end)) return 'count';
  // The number is part of a word: "2e", "1st", "3D".
  return letterOrDigit.test(text.charAt(end)) ? undefined : 'bare';
}

function isYear(text: string, { start, end, value, decimals, isInWords }: WrittenNumber): boolean {
  if (isInWords || decimals > 0 || end - start !== 4) return false;
  const isRound = value % 100 === 0 && reaches(noun, text, end) !== undefined;
  return value >= yearsBefore && value <= yearsAfter && !isRound;
}

/** @returns the end index of the pattern's match at `at`, or undefined if it does not match there. */
function reaches(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Applies the multiplier letter after a number: "15 k$", "$1.5M". */
function scaledBy(text: string, number: WrittenNumber): WrittenNumber {
  letter.lastIndex = number.end;
  const found = letter.exec(text);
  if (!found || number.isInWords) return number;
  const scale = /k/i.test(found.groups?.letter ?? '') ? 1_000 : 1_000_000;
  return { ...times(number, scale), end: letter.lastIndex };
}

function decimalOf(text: string, { start, end, asDecimal }: WrittenNumber) {
  return asDecimal && { value: asDecimal.value, written: text.slice(start, end) };
}

/** Prefers the decimal reading for a percentage: "9,975 %" is 9.975 %. */
function rateOf({ value, step, asDecimal }: WrittenNumber) {
  return asDecimal ? { value: asDecimal.value, step: asDecimal.step } : { value, step };
}
