import type { Language } from '@elan/domain/language';
import { money } from '@elan/domain/money';
import { optionNamed } from '../chosen.ts';
import { personas as english } from '../english/personas.ts';
import { quotable } from '../excerpt.ts';
import { personas as french } from '../french/personas.ts';
import { namesIn } from '../lists.ts';
import type { Material } from '../material.ts';
import type { ReadPrompt } from '../readPrompt.ts';
import { bare } from '../themes.ts';
import type { Circle, Offer, PersonaPhrases, Slots } from '../words/personaWords.ts';
import { placeIn } from './place.ts';

const phrasesOf: Readonly<Record<Language, PersonaPhrases>> = { fr: french, en: english };

const circles: readonly (readonly [Circle, RegExp])[] = [
  [
    'caregivers',
    /enfants? de [456]\d|dont (?:la mere|le pere|les parents)\b|proches? aidant|children of [456]\d|whose (?:parents?|mother|father|mom|dad)\b|les fils et|filles et les fils|sons? and daughters?/,
  ],
  [
    'boards',
    /\bcoops?\b|\bco-ops?\b|cooperative|benevole|volunteer|conseil d'administration|syndicats? de copro|\bboards?\b/,
  ],
  [
    'businesses',
    /entrepr|commerc|restaurat|\bpme\b|organism|employeur|bureau|garderies|business|compan|\bshops?\b(?! (?:at|for|in|on))|restaurant|employer|non-profit/,
  ],
  ['shifts', /infirm|hopital|de nuit|quart|prepose|nurs|hospital|night|shift/],
  ['parents', /parent|famille|enfant|bebe|famil|child|kids|bab(?:y|ies)/],
  ['seniors', /aine|retrait|65 ans|70 ans|senior|elder|retire/],
  ['students', /etudiant|cegep|universit|ado|student|college|teen/],
];

/** Exactly three personas from the target market: who buys at once, who compares, who hesitates. */
export function personas({ language, comments }: ReadPrompt, material: Material) {
  const phrases = phrasesOf[language];
  const market = [material.raw('targetMarket'), material.raw('targetCustomers')].join('\n');
  const slots = slotsOf(material, market, phrases);
  const lives = phrases.lives[circleOf(market)];
  const names = namesFor(material.raw('targetMarket').split(/[,.;]/)[0] ?? '', phrases, material);
  const ages = agesIn(market);
  const added = quotable(comments, 220);
  const ending =
    added === '' ? phrases.demonstration : `${phrases.demonstration} ${phrases.comments(added)}`;
  return {
    personas: lives.map(({ profession, age, isAway, income: [low, high] }, at) => {
      const { freins_achat, ...rest } = (phrases.stances[at] ?? phrases.stances[0])(slots);
      return {
        nom: names[at] ?? names[0],
        age: ages?.[at] ?? age,
        profession,
        localisation:
          slots.place === undefined
            ? phrases.somewhere
            : isAway
              ? phrases.away(slots.place)
              : slots.place,
        revenus: phrases.income(money(low * 1_000, language), money(high * 1_000, language)),
        ...rest,
        freins_achat: at === lives.length - 1 ? [...freins_achat, ending] : freins_achat,
      };
    }),
  };
}

function circleOf(market: string): Circle {
  // The end of a range of ages says nothing of how people live.
  const words = bare(market).replaceAll(ageRange, '$1');
  return circles.find(([, sign]) => sign.test(words))?.[0] ?? 'people';
}

/** « 35 à 65 ans », “30 to 45”; not « 10 à 40 logements ». */
const ageRange =
  /\b(\d{2})\s*(?:à|a|et|-|–|to|and)\s*(\d{2})\b(?!\s*(?:[$%]|logements?|portes?|units?|employe|personnes|people|places|km|min|heures?|hours?|jours?|days?))(?:\s*(?:ans|years?))?/gu;

/** Three ages within the range that the target market gives; undefined where it gives none. */
function agesIn(market: string): readonly [number, number, number] | undefined {
  const [found] = bare(market).matchAll(ageRange);
  const [youngest, oldest] = [Number(found?.[1]), Number(found?.[2])];
  if (!(youngest >= 14 && oldest > youngest)) return undefined;
  const at = (part: number) => Math.round(youngest + (oldest - youngest) * part);
  return [at(0.3), at(0.6), at(0.9)];
}

/** Names of women where the market is women alone, of men likewise. */
function namesFor(market: string, phrases: PersonaPhrases, material: Material) {
  const words = bare(market);
  const women = /\b(?:femmes?|meres?|women|mothers?|moms?)\b/.test(words);
  const men = /\b(?:hommes?|peres?|men|fathers?|dads?)\b/.test(words);
  if (women && !men) return phrases.women;
  if (men && !women) return phrases.men;
  return material.pick('names', phrases.names);
}

function slotsOf(material: Material, market: string, phrases: PersonaPhrases): Slots {
  const said = (id: string, length: number) => quotable(material.raw(id), length) || undefined;
  const channel = optionNamed('marketing', 'marketingChannels', material.raw('marketingChannels'));
  const [competitor] = namesIn(material.raw('competitors'), 1, quotable);
  return {
    customers: quotable(market.trim(), 90) || undefined,
    problem: said('problemSolved', 90),
    competitor,
    difference: said('differentiators', 80) ?? said('valueProposition', 80),
    channel: channel === undefined || channel === 'undecided' ? undefined : phrases.met[channel],
    offer: offerOf(material),
    place: placeIn(material) ?? said('location', 60),
  };
}

/** What is bought, as far as it changes what people ask of it. */
function offerOf({ earning }: Material): Offer {
  if (earning === 'directSales') return 'thing';
  return earning === 'subscription' || earning === 'freemium' ? 'subscription' : 'service';
}
