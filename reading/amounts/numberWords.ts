/**
 * A word that is part of a number. It adds to the number ("three"), multiplies it ("hundred", "million"), or names a
 * group ("une centaine", "dozen").
 */
export interface NumberWord {
  readonly does: 'add' | 'hundred' | 'scale' | 'group';
  readonly value: number;
  /** Undefined if the word exists in both languages. */
  readonly language: 'fr' | 'en' | undefined;
}

/** A number in words, while its words are being parsed one by one. */
export interface WordNumber {
  readonly start: number;
  readonly end: number;
  /** The part in thousands and above: 2,000 in "two thousand three hundred". */
  readonly whole: number;
  /** The part that no word for thousands or more has multiplied: 300 in "two thousand three hundred". */
  readonly rest: number;
  /** The number that the last word added or multiplied by; 80 after « quatre-vingts ». */
  readonly last: number;
  readonly language: 'fr' | 'en' | undefined;
  /** Twice the tolerance: 1 for an exact number, 20 for "une centaine", which may mean 90 to 110. */
  readonly step: number;
}

type Language = 'fr' | 'en' | undefined;
const entries = (
  does: NumberWord['does'],
  language: Language,
  values: Readonly<Record<string, number>>,
) => Object.entries(values).map(([word, value]) => [word, { does, value, language }] as const);

const words: ReadonlyMap<string, NumberWord> = new Map([
  ...entries('add', undefined, { six: 6 }),
  ...entries('add', 'fr', {
    ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10 },
    ...{ onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20 },
    ...{ vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
  }),
  ...entries('add', 'en', {
    ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10 },
    ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
    ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40 },
    ...{ fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  }),
  ...entries('hundred', 'fr', { cent: 100, cents: 100 }),
  ...entries('hundred', 'en', { hundred: 100 }),
  ...entries('scale', 'fr', { mille: 1_000, milliard: 1e9, milliards: 1e9 }),
  ...entries('scale', 'en', { thousand: 1_000, billion: 1e9 }),
  ...entries('scale', undefined, { million: 1e6, millions: 1e6 }),
  ...entries('group', 'fr', {
    ...{ dizaine: 10, douzaine: 12, douzaines: 12, quinzaine: 15, vingtaine: 20, trentaine: 30 },
    ...{ quarantaine: 40, cinquantaine: 50, soixantaine: 60, centaine: 100, millier: 1_000 },
    milliers: 1_000,
  }),
  ...entries('group', 'en', { dozen: 12 }),
]);

/** All number words, as a regular-expression alternation. */
export const numberWords = [...words.keys()].join('|');
const article = words.get('a');

const apart = /^(?:[ \u00a0\u202f]|[-\u2011])$/u;
const withAnd = /^(?: et |-et-| and )$/iu;

/** @returns the entry for a word in any case, or undefined if it is not a number word. */
export function numberWord(word: string): NumberWord | undefined {
  return words.get(word.toLowerCase());
}

/** @returns a number that begins with the word, or undefined if none can ("thousand", "douzaine"). */
export function beginNumber(word: NumberWord, start: number, end: number): WordNumber | undefined {
  const { does, value, language } = word;
  const number = { start, end, last: value, language, step: 1 };
  if (does === 'add' || word === words.get('cent')) return { ...number, whole: 0, rest: value };
  return word === words.get('mille') ? { ...number, whole: value, rest: 0 } : undefined;
}

/**
 * @param gap the text between the number and the word.
 * @returns the number with the word added, or undefined if the word does not belong to this number.
 */
export function extendNumber(
  number: WordNumber,
  gap: string,
  word: NumberWord,
  end: number,
): WordNumber | undefined {
  const hasAnd = withAnd.test(gap);
  if (!hasAnd && !apart.test(gap)) return undefined;
  // In "two hundred a month", "a" is an article and not 1.
  if (word === article) return undefined;
  if (number.language && word.language && number.language !== word.language) return undefined;
  const language = number.language ?? word.language;
  const { whole, rest, last } = number;
  const { does, value } = word;
  const next = (changed: Partial<WordNumber>) => ({
    ...number,
    language,
    end,
    last: value,
    ...changed,
  });
  switch (does) {
    case 'add':
      // In « quatre-vingts », 20 is multiplied by 4 instead of added to it. The 4 is already in `rest`.
      if (last === 4 && value === 20 && language === 'fr' && !hasAnd) {
        return next({ rest: rest + 76, last: 80 });
      }
      return adds(last, value, language, hasAnd) ? next({ rest: rest + value }) : undefined;
    case 'hundred':
      if (hasAnd) return undefined;
      if (rest === 0) return language === 'fr' ? next({ rest: value }) : undefined;
      return rest < 100 && rest > (language === 'fr' ? 1 : 0)
        ? next({ rest: rest * value })
        : undefined;
    case 'scale': {
      const isNext = rest > 0 && rest < 1_000 && (whole === 0 || whole % (value * 1_000) === 0);
      return isNext && !hasAnd ? next({ whole: whole + rest * value, rest: 0 }) : undefined;
    }
    case 'group':
      if (hasAnd || whole > 0 || rest !== last || rest > 10) return undefined;
      return next({ rest: rest * value, step: value === 12 ? 1 : (rest * value) / 5 });
  }
}

/** Whether a word can be added to the number so far: "vingt-deux", "soixante et onze", "two hundred and five". */
function adds(last: number, value: number, language: Language, hasAnd: boolean): boolean {
  if (last >= 100) return value < 100 && (!hasAnd || language === 'en');
  if (language !== 'fr') return !hasAnd && last >= 20 && value < 10;
  if (hasAnd) return last >= 20 && (value === 1 || (value === 11 && last === 60));
  if (last === 10) return value >= 7 && value <= 9;
  if (last === 60 || last === 80) return value <= 16;
  return last >= 20 && value < 10;
}
