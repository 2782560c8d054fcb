import { money } from '@elan/domain/money';
import { personaLists } from '@elan/domain/project/personas';
import { quotable } from '../prompt/excerpt.ts';
import type { Material } from '../prompt/material.ts';
import { bare } from '../prompt/themes.ts';
import { filled, quoted, type Texts, textsOf } from '../sections/template.ts';
import { incomes, names, personaWords, seniorAges, stances, usualAges } from './personaWords.ts';

/** Matches target markets of organizations; otherwise the customers are seniors or any kind of people. */
const organizations =
  /\bco-?ops?\b|cooperative|syndicat|entrepr|commerc|restaurat|\bpme\b|organism|employeur|bureau|garderies|business|compan|\bshops?\b(?! (?:at|for|in|on))|employer|non-profit/;
const seniors = /\baines?\b|retrait|senior|elder|retire/;

/**
 * Returns exactly three personas from the target market: one who buys at once, one who compares and one who hesitates.
 */
export function personas(m: Material) {
  const { language } = m;
  const market = bare([m.raw('targetMarket'), m.raw('targetCustomers')].join('\n'));
  const others = seniors.test(market) ? 'seniors' : 'people';
  const circle = organizations.test(market) ? 'organizations' : others;
  const ages = agesIn(market) ?? (circle === 'seniors' ? seniorAges : usualAges);
  const words = textsOf(personaWords, language);
  const texts = insertedTexts(m);
  const items = (line = '') =>
    line.split(' / ').flatMap((one) => filled(one, m, { texts, item: {}, at: 0 }) ?? []);
  const professions = items(words[circle]);
  return {
    personas: stances.map((stance, at) => {
      const stanceTexts = textsOf(stance, language);
      const [low = 0, high = 0] = incomes[at] ?? [];
      const isLast = at === stances.length - 1;
      const lists = personaLists.map((list) => [
        list,
        isLast && list === 'freins_achat'
          ? [stanceTexts[list], words.demonstration, words.added].flatMap(items)
          : items(stanceTexts[list]),
      ]);
      return {
        nom: names[at],
        age: ages[at],
        profession: professions[at],
        localisation: texts.place ?? words.somewhere,
        revenus: words.income
          ?.replace('{low}', () => money(low * 1_000, language))
          .replace('{high}', () => money(high * 1_000, language)),
        ...Object.fromEntries(lists),
        citation: stanceTexts.citation,
      };
    }),
  };
}

/** Returns the excerpts of answers that the texts of a persona insert. */
function insertedTexts(m: Material): Texts {
  const around = (words: string | undefined) => words && quoted(words, m.language);
  // Keeps only the first place: « Rimouski, près de l’hôpital » becomes Rimouski.
  const [place = ''] = (m.excerptOf('location', 60) ?? '').split(/[,;(.]/);
  return {
    problem: around(m.excerptOf('problemSolved', 90)),
    difference: around(m.excerptOf('differentiators', 80) ?? m.excerptOf('valueProposition', 80)),
    competitor: around(m.thoughts('competitors', 1)[0]),
    customers: around(m.excerptOf('targetMarket', 90) ?? m.excerptOf('targetCustomers', 90)),
    channel: m.excerptOf('marketingChannels'),
    place: place.trim() || undefined,
    comments: around(quotable(m.prompt.comments, 220) || undefined),
  };
}

/** Matches « 35 à 65 ans » or “30 to 45”, but not « 10 à 40 logements ». */
const ageRange =
  /\b(\d{2})\s*(?:a|et|-|–|to|and)\s*(\d{2})\b(?!\s*(?:[$%]|logements?|portes?|units?|employe|personnes|people|places|km|min|heures?|hours?|jours?|days?))/u;

/** Returns three ages within the range that the target market mentions; undefined if it mentions none. */
function agesIn(market: string): readonly number[] | undefined {
  const [, first, last] = ageRange.exec(market) ?? [];
  const [youngest, oldest] = [Number(first), Number(last)];
  if (!(youngest >= 14 && oldest > youngest)) return undefined;
  return [0.3, 0.6, 0.9].map((part) => Math.round(youngest + (oldest - youngest) * part));
}
