import type { RehearsalItem } from '@elan/domain/contract/rehearsal';
import type { Figure, FigureUnit } from '@elan/domain/figures/figures';
import { figureText } from '@elan/domain/figures/format';
import { type FigureSource, monthAfterStart } from '@elan/domain/figures/source';
import { inputLabel } from '@elan/domain/forecast/explain/context';
import { missingFor } from '@elan/domain/forecast/explain/explain';
import type { Bilingual, Language } from '@elan/domain/language';
import { comments, type Place } from '../projectTexts.ts';
import type { Rehearsed } from './rehearsed.ts';

/** The reply to a question for one project. */
export type Reply = Pick<RehearsalItem, 'answer' | 'missing'> &
  Partial<Pick<RehearsalItem, 'mendAt'>>;

/** @returns a text in both languages. */
export function both(write: (language: Language) => string): Bilingual {
  return { fr: write('fr'), en: write('en') };
}

function shown(unit: FigureUnit, value: number): Bilingual {
  const figure: Figure = { unit, value };
  return both((language) => figureText(figure, language));
}

/** @param cents shown in whole dollars, without a minus sign. */
export const amount = (cents: number) => shown('money', Math.abs(cents));
export const priceOf = (cents: number) => shown('price', cents);
export const count = (value: number) => shown('count', value);
export const percent = (value: number) => shown('percent', value);
export const times = (value: number) => shown('times', value);

/** @returns the name of a month of the plan. Month 0 is start-up. */
export function monthOf(source: FigureSource, m: number): Bilingual {
  return monthAfterStart(source, m) ?? { fr: '', en: '' };
}

/** @returns the sentences that are given, joined by spaces; undefined if there are none. */
export function sentences(...parts: readonly (Bilingual | undefined)[]): Bilingual | undefined {
  const given = parts.filter((part) => part !== undefined);
  if (given.length === 0) return undefined;
  return both((language) => given.map((part) => part[language]).join(' '));
}

/** @returns the items as a list in a sentence: "a, b and c". */
export function listed(items: readonly Bilingual[]): Bilingual {
  const and = { fr: 'et', en: 'and' };
  return both((language) => {
    const texts = items.map((item) => item[language]);
    const last = texts.pop() ?? '';
    return texts.length === 0 ? last : `${texts.join(', ')} ${and[language]} ${last}`;
  });
}

/** @returns a sentence that quotes the user. The quoted words are not translated. */
export function youWrite(
  quoted: { readonly words: string } | undefined,
  lead: Bilingual = { fr: 'Vous écrivez', en: 'You write' },
): Bilingual | undefined {
  if (!quoted) return undefined;
  const words = quoted.words.replace(/\.$/u, '');
  // A question mark or an exclamation mark already ends the sentence.
  const stop = /[!?…]$/u.test(words) ? '' : '.';
  return {
    fr: `${lead.fr}\u00a0: «\u00a0${words}\u00a0».`,
    en: `${lead.en}: “${words}${stop}”`,
  };
}

/** @returns a place in the format of an item's link, without a question for comments. */
export function at([module, question]: Place): RehearsalItem['mendAt'] {
  return question === comments ? { module } : { module, question };
}

const finances = 'finances';
/** @param path a path in the forecast form, such as "capital" or "offers.0.price". */
export function inForecast(path: string): RehearsalItem['mendAt'] {
  return { module: finances, question: path };
}

/** @returns the reply if no forecast is saved, together with any answer from the user's texts. */
export function withoutForecast(answer: Bilingual | undefined, path: string): Reply {
  return {
    answer,
    missing: {
      fr: 'Le chiffre viendra de vos prévisions, qui ne sont pas encore remplies.',
      en: 'The figure will come from your forecast, which is not filled in yet.',
    },
    mendAt: inForecast(path),
  };
}

/**
 * @param field the forecast field that cannot be computed.
 * @returns a reply that names the first missing input and links to it.
 */
export function lacking(source: FigureSource, field: string, answer?: Bilingual): Reply {
  return lackingInputs(source, missingFor(source.expected, field), answer);
}

/** Like `lacking`, for inputs that are known to be missing. */
export function lackingInputs(
  { inputs }: Pick<FigureSource, 'inputs'>,
  paths: readonly string[],
  answer?: Bilingual,
): Reply {
  const [path = 'offers'] = paths;
  const { fr, en } = inputLabel(inputs, path);
  const others = paths.length - 1;
  const more = {
    fr: others > 1 ? ` et ${others} autres` : ' et un autre chiffre',
    en: others > 1 ? ` and ${others} more` : ' and one more figure',
  };
  return {
    answer,
    missing: {
      fr: `Il manque à vos prévisions\u00a0: ${fr}${others > 0 ? more.fr : ''}.`,
      en: `Your forecast lacks: ${en}${others > 0 ? more.en : ''}.`,
    },
    mendAt: inForecast(path),
  };
}

/** @returns a reply with the given text, or with a request to review the answer if `isUnread`. */
export function unanswered(project: Rehearsed, place: Place, missing: Bilingual): Reply {
  return {
    missing: project.isUnread(place)
      ? {
          fr: 'Une réponse vous y a été proposée\u00a0: relisez-la pour qu’elle soit la vôtre.',
          en: 'An answer was proposed to you there: read it over to make it yours.',
        }
      : missing,
    mendAt: at(place),
  };
}
