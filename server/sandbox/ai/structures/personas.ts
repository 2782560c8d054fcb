import type { Language } from '@elan/domain/language';
import { money } from '@elan/domain/money';
import { personas as english } from '../english/personas.ts';
import { listed, quotable } from '../excerpt.ts';
import { personas as french } from '../french/personas.ts';
import type { Material } from '../material.ts';
import type { ReadPrompt } from '../readPrompt.ts';
import type { Circle, PersonaPhrases, Slots } from './personaWords.ts';
import { placeIn } from './place.ts';
import { bare } from './themes.ts';

const phrasesOf: Readonly<Record<Language, PersonaPhrases>> = { fr: french, en: english };

const circles: readonly (readonly [Circle, RegExp])[] = [
  [
    'businesses',
    /entrepr|commerc|restaurat|\bpme\b|organism|employeur|bureau|garderies|business|compan|shops?\b|restaurant|employer|non-profit/,
  ],
  ['shifts', /infirm|hopital|de nuit|quart|prepose|nurs|hospital|night|shift/],
  ['parents', /parent|famille|enfant|bebe|famil|child|kids|bab(?:y|ies)/],
  ['seniors', /aine|retrait|65 ans|70 ans|senior|elder|retire/],
  ['students', /etudiant|cegep|universit|ado|student|college|teen/],
];

/** Exactly three personas from the target market: who buys at once, who compares, who hesitates. */
export function personas({ language }: ReadPrompt, material: Material) {
  const phrases = phrasesOf[language];
  const market = [material.raw('targetMarket'), material.raw('targetCustomers')].join('\n');
  const slots = slotsOf(material, market);
  const lives = phrases.lives[circleOf(market)];
  const names = material.pick('names', phrases.names);
  const ages = agesIn(market);
  return {
    personas: lives.map(({ profession, age, income: [low, high] }, at) => {
      const { freins_achat, ...rest } = (phrases.stances[at] ?? phrases.stances[0])(slots);
      return {
        nom: names[at] ?? names[0],
        age: ages?.[at] ?? age,
        profession,
        localisation: slots.place ?? phrases.somewhere,
        revenus: phrases.income(money(low * 1_000, language), money(high * 1_000, language)),
        ...rest,
        freins_achat:
          at === lives.length - 1 ? [...freins_achat, phrases.demonstration] : freins_achat,
      };
    }),
  };
}

function circleOf(market: string): Circle {
  const words = bare(market);
  return circles.find(([, sign]) => sign.test(words))?.[0] ?? 'people';
}

/** Three ages within the range that the target market gives; undefined where it gives none. */
function agesIn(market: string): readonly [number, number, number] | undefined {
  const [, from, to] = /\b(\d{2})\s*(?:à|et|-|–|to|and)\s*(\d{2})\b/.exec(market) ?? [];
  const [youngest, oldest] = [Number(from), Number(to)];
  if (!(youngest >= 14 && oldest > youngest)) return undefined;
  const at = (part: number) => Math.round(youngest + (oldest - youngest) * part);
  return [at(0.3), at(0.6), at(0.9)];
}

function slotsOf(material: Material, market: string): Slots {
  const said = (id: string, length: number) => quotable(material.raw(id), length) || undefined;
  const [competitor] = listed(material.raw('competitors'), 1, quotable);
  return {
    customers: quotable(market.trim(), 90) || undefined,
    problem: said('problemSolved', 90),
    competitor,
    difference: said('differentiators', 80) ?? said('valueProposition', 80),
    channel: said('marketingChannels', 60),
    place: placeIn(material) ?? said('location', 60),
  };
}
