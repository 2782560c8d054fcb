import type { Bilingual, Language } from '@elan/domain/language';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';

function isBilingual(value: object): value is Bilingual {
  return 'fr' in value && 'en' in value;
}

/** @returns every bilingual text inside `value`, with its path. */
function textsIn(value: unknown, path: string): readonly (readonly [string, Bilingual])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isBilingual(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** @returns every text of a module that users read, with its path. */
export function textsOf(definition: ModuleDefinition): readonly (readonly [string, Bilingual])[] {
  return textsIn(definition, definition.key);
}

/** @returns the violations of the rules of Quebec French spacing and apostrophes in a text. */
export function frenchFaults(text: string): readonly string[] {
  const faults: readonly (readonly [RegExp, string])[] = [
    [/['"]/, 'straight apostrophe or quotation mark'],
    [/[^\u00a0\d]:(?!\/\/)/, 'no non-breaking space before a colon'],
    [/[\s\u00a0][;!?](\s|$)/, 'space before ; ! or ?'],
    [/«(?!\u00a0)|(?<!\u00a0)»/, 'no non-breaking space inside guillemets'],
    [/\d [$%]|\d \d{3}/, 'breaking space in an amount'],
    [/(?<!\|) {2}/, 'double space'],
  ];
  return faults.flatMap(([pattern, fault]) => (pattern.test(text) ? [`${fault}: ${text}`] : []));
}

const quotations = /«[^»\n]*»|“[^”\n]*”/g;
/** Matches words that address the reader. In French, this includes imperatives such as “gardez”. */
const address: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:vous|vo(?:tre|s)|vôtres?|(?!(?:ch|ass|n|r)ez(?!\p{L}))\p{L}+ez)(?!\p{L})/giu,
  en: /(?<!\p{L})you(?:rs?|rsel(?:f|ves))?(?!\p{L})/giu,
};

/** @returns the words with which a text addresses its reader, outside quotations. */
export function addressing(text: string, language: Language): readonly string[] {
  return text.replace(quotations, '').match(address[language]) ?? [];
}
