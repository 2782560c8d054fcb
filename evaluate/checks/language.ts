import type { Language } from '@elan/domain/language';
import type { Check } from './check.ts';

/** Common words of each language that are rare in the other. */
const commonest: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les des une et vous votre vos pour dans sur est qui que ce cette du au aux avec par ne pas'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to your you for in is with that this it are by be not from at or what who when'.split(
      ' ',
    ),
  ),
};
const other: Readonly<Record<Language, Language>> = { fr: 'en', en: 'fr' };
/** The minimum share of the common words that must be in the text's language, since quotations may be in the other. */
const leastShare = 0.85;

/** Checks that the text is in the requested language. */
export const checkLanguage: Check = ({ text, language }) => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (of: Language) => words.filter((word) => commonest[of].has(word)).length;
  const right = count(language);
  const all = right + count(other[language]);
  if (all > 0 && right / all >= leastShare) return [];
  return [
    `${all === 0 ? 0 : Math.round((100 * right) / all)}% of its commonest words are ${language === 'fr' ? 'French' : 'English'}`,
  ];
};
