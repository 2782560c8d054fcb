import { calendarMonth } from '@elan/domain/forecast/calendar';
import { monthIn } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import { isAside, isPossible } from '../facts/aside.ts';
import { type Moment, momentsIn } from '../facts/moments.ts';
import { ofOthers, type Sentence } from '../facts/register.ts';
import { anyOf, wordsPattern } from '../facts/words.ts';
import { textAt } from '../projectTexts.ts';
import { clausesOf } from '../proposals/items.ts';
import { type Compared, differsFromForecast, disagreement } from './compared.ts';
import { differing, disagreeing, type Stated } from './stated.ts';

const opens =
  "ouverture|on ouvre|j[’']ouvre|nous ouvrons|ouvrir|ouvrira|ouvrirons|opening|we open|i open|doors open|shop opens|open (?:the|our) (?:shop|doors)|will open|to open|opens its doors|ouvre ses portes|lancement|launch|(?:le|la|notre|the|our) [\\p{L} ]{3,20} (?:ouvre|opens)";
/** Words that may stand between the opening and its month. */
const filler =
  'les|la|le|l|the|our|nos|notre|my|mes|portes|doors|shop|store|boutique|magasin|atelier|workshop|garage|clinique|clinic|salon|café|restaurant|business|officielle*|officially|grand|public|au|du|de|d|à|rentrée|in|en|on|at|for|pour|early|late|mid|début|fin|mi|planned|prévue?|is|est|sera|will be|only|seulement|enfin|finally|\\d{1,2}(?:er|st|nd|rd|th)?';
const ofOpening = new RegExp(
  `${wordsPattern(opens)}(?:[\\s,:’'-]+(?:${filler})(?!\\p{L})){0,8}[\\s,:-]+$`,
  'iu',
);
const firstSale = new RegExp(
  `${wordsPattern('(?:premi(?:er|ère)s?|first|nos|our|the|les)')}\\s+(?:paying\\s+)?${wordsPattern('clients?|clientes?|customers?|ventes?|sales?|commandes?|orders?|mandats?|mandates?|calls?|appels?|élèves|students|children|enfants|patients?|visiteurs|visites|visits|livraisons?|deliveries|paniers')}(?:[\\s,:’'-]+(?:payants?|paying|livrés|delivered|come|arrive|arrivent|${filler})(?!\\p{L})){0,6}[\\s,:-]+$`,
  'iu',
);
/** Words that show that something other than the business opens, such as an online shop, an account or a branch. */
const another = anyOf(
  'en ligne|online|site|compte|account|inscriptions?|registration|préventes?|deuxième|second|succursale|branch|portes ouvertes|open house|terrasse|terrace|patio|nouve*|new|concurren*|competitors?|test|pilotes?|pilots?',
);

const isOf = (sign: RegExp, { text, moments }: Sentence): readonly Moment[] =>
  another.test(text)
    ? []
    : moments.filter(
        ({ start, end }) => sign.test(text.slice(0, start)) && !isAside(text.slice(0, end), ''),
      );

const opensAt = anyOf(opens);

/** @returns the months that a sentence names after words for an opening. */
function monthsOfOpening({ text, moments }: Sentence): readonly number[] {
  const at = another.test(text) ? -1 : text.search(opensAt);
  return moments.flatMap(({ start, month }) =>
    at >= 0 && start > at && start < at + 60 ? [month] : [],
  );
}

/** @returns the month of the opening in each answer that gives exactly one. */
function openingsIn(register: readonly Sentence[]): readonly Stated<Moment>[] {
  const answers = Map.groupBy(register, ({ module, question }) => `${module}.${question}`);
  return [...answers.values()].flatMap((sentences) => {
    const [first] = sentences;
    if (!first || first.question === 'competitors') return [];
    const { module, question } = first;
    const [value] = sentences.flatMap((one) => isOf(ofOpening, one));
    const isOne = sentences.flatMap(monthsOfOpening).every((month) => month === value?.month);
    return value && isOne ? [{ module, question, value }] : [];
  });
}

/** Reports two modules that give different opening months. */
export function compareOpenings(register: readonly Sentence[]): Check[] {
  const pair = disagreeing(openingsIn(register), (a, b) => a.month === b.month);
  if (!pair) return [];
  const [first, second] = pair.map(({ value }) => nameOfMonth(value.month));
  if (!first || !second) return [];
  return [
    differing('openingsDiffer', pair, (elsewhere) => ({
      fr: `Vous y parlez d’une ouverture en ${second.fr}; dans ${elsewhere.fr}, en ${first.fr}.`,
      en: `There you speak of opening in ${second.en}; in ${elsewhere.en}, in ${first.en}.`,
    })),
  ];
}

function nameOfMonth(month: number) {
  const { fr, en } = monthIn(2027 * 12 + month);
  return { fr: fr.replace(/\s\d{4}$/, ''), en: en.replace(/\s\d{4}$/, '') };
}

/** Compares the opening in the answers, and sales before it, with the forecast. */
export function compareOpening(compared: Compared): Check[] {
  const milestones = compareMilestones(compared);
  const opening = milestones.length > 0 ? milestones : compareStated(compared);
  return [...opening, ...compareEarlySales(compared)];
}

const begins =
  /^(?:\d[.)]\s*)?(?:(?:grande\s+)?ouverture|lancement|on ouvre|j’ouvre|nous ouvrons|(?:grand\s+)?opening|launch|we open|i open)(?!\p{L})/iu;
const shop = /en ligne|online|site/iu;

function compareMilestones(compared: Compared): Check[] {
  const opening = calendarMonth(compared.inputs.opening);
  const [[moment] = []] = clausesOf(textAt(compared.project, 'business-plan', 'milestones'))
    .filter((clause) => begins.test(clause) && !shop.test(clause))
    .map(momentsIn)
    .filter((moments) => moments.length === 1);
  if (!moment || isAtOpening(moment, opening)) return [];
  const planned = monthIn(opening);
  const stated = moment.year ? monthIn(moment.year * 12 + moment.month) : nameOfMonth(moment.month);
  return [
    disagreement({
      id: 'openingAgainstMilestones',
      module: 'business-plan',
      question: 'milestones',
      text: {
        fr: `Vos jalons parlent d’une ouverture en ${stated.fr}; les prévisions ouvrent en ${planned.fr}.`,
        en: `Your milestones speak of opening in ${stated.en}; the forecast opens in ${planned.en}.`,
      },
    }),
  ];
}

function isAtOpening({ month, year }: Moment, opening: number): boolean {
  return month === opening % 12 && (year === undefined || year * 12 + month === opening);
}

/** Compares openings and first sales in all other sentences with the opening of the forecast. */
function compareStated({ register, inputs }: Compared): Check[] {
  const opening = calendarMonth(inputs.opening);
  const planned = monthIn(opening);
  const check = (at: Pick<Sentence, 'module' | 'question'>, { written }: Moment) =>
    differsFromForecast({
      id: `openingDiffers:${at.module}`,
      at,
      topic: { fr: 'Ouverture', en: 'Opening' },
      written,
      planned,
    });
  const stated = openingsIn(register).find(
    ({ question, value }) =>
      !isAtOpening(value, opening) && (question !== 'milestones' || value.year !== undefined),
  );
  if (stated) return [check(stated, stated.value)];
  for (const sentence of register) {
    if (sentence.question === 'competitors' || sentence.question === 'vision') continue;
    const [first] = isOf(firstSale, sentence);
    if (first && /premi|first/iu.test(sentence.text) && monthsApart(first, opening) > 1) {
      return [check(sentence, first)];
    }
  }
  return [];
}

/** @returns the months between a moment and the opening; the nearest year if the moment has none. */
function monthsApart({ month, year }: Moment, opening: number): number {
  if (year !== undefined) return Math.abs(year * 12 + month - opening);
  const apart = Math.abs(month - (opening % 12));
  return Math.min(apart, 12 - apart);
}

const sold = anyOf(
  "(?:clients?|clientes?|customers?) (?:payants?|payantes?|paying)|paying (?:clients?|customers?)|vendue?s?|sold|servie?s?|served|encaissée?s?|facturée?s?|invoiced|billed|(?:paid|pay|paying|pays) (?:us|me)|(?:nous|me|m[’']) ?(?:ont|a|avaient)? ?(?:déjà )?payée?s?|revenus?|revenues?|chiffre d[’']affaires|ventes?|sales|livrée?s? (?:à|aux|chez)|delivered to|bought|achetée?s?|déjà payée?s?|already paying|already paid|done and paid|(?:me|nous) (?:paie|paient|payent)|been paying|(?:were|are) paying|(?:faite?s?|livrée?s?) et payée?s?",
);
const notSold = anyOf(
  "free|gratuite?s?|gratuitement|tests?|essais?|pilotes?|pilots?|préventes?|pre-?sales?|pre-?orders?|précommandes?|dépôts?|deposits?|avant l[’']ouverture|before (?:the )?opening|objectif|goal|contrats?|contracts?|permis|permit|nothing|rien|aucune?|no|pas|zéro",
);
const already = anyOf('déjà|already|depuis|since');
const since = anyOf('depuis|since');
const paying = anyOf('paying|pays? (?:us|me)|payants?|payantes?|(?:me|nous) paie*');

/** Reports sales in a month before the opening of the forecast. */
function compareEarlySales({ register, inputs, savedOn }: Compared): Check[] {
  const opening = calendarMonth(inputs.opening);
  const isEarly = ({ month, year }: Moment, text: string, now: number) => {
    if (year !== undefined) return year * 12 + month < opening && year * 12 + month > opening - 24;
    return since.test(text) ? opening > now : already.test(text) && month < opening % 12;
  };
  for (const sentence of register) {
    const { text, module, question } = sentence;
    if (ofOthers.has(question) || !sold.test(text) || notSold.test(text) || isPossible(text)) {
      continue;
    }
    const now = calendarMonth(savedOn(module));
    const early = sentence.moments.find((moment) => isEarly(moment, text, now));
    const isNow =
      already.test(text) && paying.test(text) && sentence.moments.length === 0 && opening > now;
    const written = early?.written ?? (isNow ? sold.exec(text)?.[0] : undefined);
    if (written === undefined) continue;
    return [
      differsFromForecast({
        id: 'salesBeforeOpening',
        at: sentence,
        topic: { fr: 'Ventes avant l’ouverture', en: 'Sales before the opening' },
        written,
        planned: {
          fr: `ouverture en ${monthIn(opening).fr}`,
          en: `opening in ${monthIn(opening).en}`,
        },
      }),
    ];
  }
  return [];
}
