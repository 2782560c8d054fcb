import { monthIn } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import { isAside } from '../facts/aside.ts';
import { momentsIn } from '../facts/moments.ts';
import { ofOthers, type Sentence } from '../facts/register.ts';
import { anyOf } from '../facts/words.ts';
import { type Compared, disagreement } from './compared.ts';

const time =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|hiver|printemps|été|automne|noël|fêtes|january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|fall|autumn|christmas|holidays';
const be = '(?:est|sont|sera|seront|is|are|will be)';
const degree =
  '(?:(?:très|very|toujours|always|souvent|usually|assez|plutôt|quite|pretty|really) +)?';
const low =
  'tranquilles?|mortes?|morts?|creux|calmes?|lente?s?|slow|slower|quiet|dead|vides?|empty';
const high = 'fous?|folles?|mad|crazy|busy|busiest|pleine?s?|full';
const seasonal = anyOf(
  [
    'saisonni*|seasonal*|off-season',
    'saisons? +(?:creuses?|mortes?|hautes?|basses?)|(?:basse|haute|grosse) +saison|mois +creux',
    '(?:low|high|peak|slow|busy|dead) +(?:season|months?)',
    `(?:${time}) +${be} +${degree}(?:${low}|${high})`,
  ].join('|'),
);
const anyTime = anyOf(time);
/** Words for sales that rise or fall, which count beside a month or a season. */
const change = anyOf(
  `${low}|folie|rush|moitié|half|le tiers|a third|one third|les deux tiers|two thirds|trois quarts|three quarters|doubl*|tripl*|twice|(?:deux|trois|quatre|cinq|\\d+) fois (?:plus|moins)|(?:two|three|four|five|\\d+) times (?:more|less|as)|(?:biggest|best|busiest|slowest|worst|plus gros|plus grosses|meilleurs?|meilleures?|pires?) (?:mois|months?|semaines|weeks)|personne ne|nobody|no one|presque (?:rien|tout|toute?s?|tous)|almost (?:nothing|all)|nearly (?:nothing|all)|most of|la plupart|le gros d*|barely|à peine|hardly|stops?|arrête*|tombent?|chutent?|drops?|falls by|ralenti*|slows? down|zéro|aucune vente|no sales|nothing sells`,
);
const even = anyOf(
  `rien d[^.]{0,12} saisonni*|pas (?:très |vraiment )?saisonni*|nothing (?:very |really )?seasonal|not (?:very |really )?seasonal|no seasons?|aucune saison|pas de saisons?|(?:every|each) month (?:is )?the same|(?:same|as much|autant) (?:in )?every month|(?:sont )?(?:les mêmes|pareils?|pareilles|égale?s?) (?:chaque mois|tous les mois|toute l[’']année)|tous les mois (?:sont )?pareils?|chaque mois (?:est )?pareil|evenly|assez égale?s?|toute l[’']année|à l[’']année|all year|year[- ]round|month in,? month out|(?:same|sells?|vend*) [^.]{0,25}(?:every month|chaque mois|tous les mois)|autant (?:en |l[’']|au )(?:${time}) qu[^ ]{1,4} ?(?:l[’']|au )?(?:${time})|(?:${time}) ressemble à (?:${time})|make up for|compense*|(?:${time}) [^.]{0,25}as (?:much|many|busy|good|well)[^.]{0,12} as (?:in )?(?:${time})|(?:${time}) (?:rapporte|vaut|vend) autant que (?:${time})`,
);
/** Answers about when something other than sales happens. */
const unsold = new Set(['milestones', 'suppliers', 'team', 'resources', 'location']);
const places = ['cashFlow', 'revenueGoals', 'risks'];

/** Compares seasons in words with the weights of the months in the forecast. */
export function compareSeasons(compared: Compared): Check[] {
  const { offers } = compared.inputs;
  if (!offers.some(({ units }) => units != null)) return [];
  const sentences = compared.register.filter(
    ({ question }) => !ofOthers.has(question) && !unsold.has(question),
  );
  const isFlat = offers.every(({ season }) => !season || new Set(season).size === 1);
  if (isFlat) {
    const found = inOrder(sentences).find((sentence) =>
      [sentence.text, ...sentence.text.split(/;\s/u)].some((part) =>
        isSeasonal(part, sentence.question),
      ),
    );
    return found ? [flat(found)] : [];
  }
  const { main: season, any } = seasonsOf(compared);
  const isStrong = season && Math.max(...season) >= 3 * Math.max(1, Math.min(...season));
  const steady = isStrong
    ? inOrder(sentences).find(
        ({ text, question }) =>
          even.test(text) && (places.includes(question) || isAboutSales.test(text)),
      )
    : undefined;
  if (steady) return [uneven(steady)];
  return any ? compareMonths(any, sentences) : [];
}

/** Whether words are about sales that change with the season. */
function isSeasonal(text: string, question: string): boolean {
  if (even.test(text)) return false;
  const isPlace = places.includes(question);
  if (!isPlace && isAside(text, '')) return false;
  if (seasonal.test(text)) return isPlace || isAboutSales.test(text);
  const isOfSales = question === 'revenueGoals' || question === 'cashFlow';
  return change.test(text) && anyTime.test(text) && (isOfSales || isAboutSales.test(text));
}

const isAboutSales = anyOf(
  'ventes?|vends?|vendrai|vendrons|vendons|livr*|sales?|sells?|selling|clients?|clientes?|customers?|revenus?|revenues?|commandes?|orders?|business|visites?|visits?|calls?|appels?|sign up|inscri*|comes?|vien*|phone|téléphone|occupée?s?|travail|work|gens|people|open|ouvert*|touristes?|tourists?',
);

const inOrder = (sentences: readonly Sentence[]) =>
  [...places, ''].flatMap((place) =>
    sentences.filter(({ question }) =>
      place === '' ? !places.includes(question) : question === place,
    ),
  );

function flat({ module, question }: Sentence): Check {
  return disagreement({
    id: 'seasonFlat',
    module,
    question,
    text: {
      fr: 'Vous y parlez de saisons; les prévisions vendent autant chaque mois.',
      en: 'There you speak of seasons; the forecast sells as much in every month.',
    },
  });
}

function uneven({ module, question, text }: Sentence): Check {
  const written = even.exec(text)?.[0] ?? '';
  return disagreement({
    id: 'seasonUneven',
    module,
    question,
    text: {
      fr: `Vous y écrivez «\u00a0${written}\u00a0»; les ventes des prévisions changent beaucoup d’un mois à l’autre.`,
      en: `There you write “${written}”; the sales of the forecast change much from month to month.`,
    },
  });
}

const lowMonth = anyOf(
  `${low}|zéro|presque rien|almost nothing|nothing|rien n[’']entre|slower|slowest|le pire|worst`,
);
const highMonth = anyOf(
  `${high}|folie|rush|half of the sales|les plus gros|biggest|le plus gros|best|meilleure?s?|busiest|peak|tout se vend`,
);
const range = /(?:de|d’|d'|from|between|entre)\s+\p{L}+\s+(?:à|et|to|and)\s+\p{L}+/iu;

/** @returns the weights of the offer with most sales in the first year, and else those of the only one with weights. */
function seasonsOf({ inputs, forecast }: Compared) {
  const [year] = forecast.years;
  const salesOf = ({ id, price }: (typeof inputs.offers)[number]) =>
    (year?.units[id] ?? 0) * (price ?? 0);
  const [main] = inputs.offers.toSorted((a, b) => salesOf(b) - salesOf(a));
  const weighted = inputs.offers.flatMap(({ season }) => (season ? [season] : []));
  return {
    main: main?.season,
    any: main?.season ?? (weighted.length === 1 ? weighted[0] : undefined),
  };
}

const quarters: readonly (readonly [RegExp, readonly number[]])[] = [
  [anyOf('hiver|winter'), [11, 0, 1]],
  [anyOf('printemps|spring'), [2, 3, 4]],
  [anyOf('été|summer'), [5, 6, 7]],
  [anyOf('automne|autumn|(?:the|in) fall'), [8, 9, 10]],
];

/** @returns the calendar months that a clause names, by name, from one to another or by season. */
function monthsOf(clause: string): readonly number[] {
  const named = momentsIn(clause).map(({ month }) => month);
  const [from, to] = named;
  if (range.test(clause) && named.length === 2 && from !== undefined && to !== undefined) {
    return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => (from + at) % 12);
  }
  if (named.length > 0) return named;
  return quarters.flatMap(([sign, months]) => (sign.test(clause) ? months : []));
}

const sells = anyOf('vend*|livr*|sells?|sold|delivers?|delivered');
const none = anyOf(
  'rien|zéro|aucune?|pas|ne|no|nothing|not|never|none|jamais|stop*|arrête*|ferm*|closed?',
);

/** Compares months that the words call slow or busy, or sell in, with their weights. */
function compareMonths(season: readonly number[], sentences: readonly Sentence[]): Check[] {
  const mean = season.reduce((sum, one) => sum + one, 0) / 12;
  const weightOf = (months: readonly number[]) =>
    mean === 0 || months.length === 0
      ? 1
      : months.reduce((sum, month) => sum + (season[month] ?? 0), 0) / months.length / mean;
  for (const sentence of sentences) {
    if (!places.includes(sentence.question) && !isAboutSales.test(sentence.text)) continue;
    for (const clause of sentence.text.split(/[;:.]\s|,\s(?:et|and|mais|but)\s/u)) {
      const months = monthsOf(clause);
      if (months.length === 0 || months.length > 9 || isAside(clause, '')) continue;
      const isLow = lowMonth.test(clause);
      const isHigh = highMonth.test(clause);
      const weight = weightOf(months);
      const isWrong =
        isLow === isHigh
          ? !isLow && weight === 0 && sells.test(clause) && !none.test(clause)
          : isLow
            ? weight > 1.2
            : weight < 0.8;
      if (isWrong) return [monthDiffers(sentence, clause.trim(), months[0] ?? 0)];
    }
  }
  return [];
}

function monthDiffers({ module, question }: Sentence, written: string, month: number): Check {
  const { fr, en } = monthIn(2027 * 12 + month);
  const nameOf = (words: string) => words.replace(/\s\d{4}$/, '');
  return disagreement({
    id: 'seasonDiffers',
    module,
    question,
    text: {
      fr: `Vous y écrivez «\u00a0${written}\u00a0»; le poids de ${nameOf(fr)} dans les prévisions dit le contraire.`,
      en: `There you write “${written}”; the weight of ${nameOf(en)} in the forecast is the opposite.`,
    },
  });
}
