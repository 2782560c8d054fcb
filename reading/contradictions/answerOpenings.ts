import { monthIn } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import { comments, type ProjectTexts } from '../projectTexts.ts';
import { clausesOf } from '../proposals/items.ts';
import { monthsNamedIn } from '../proposals/sales.ts';
import { differing, disagreeing, statedIn } from './stated.ts';

const opening =
  /(?<!\p{L})(?:ouverture|on ouvre|j’ouvre|j'ouvre|nous ouvrons|ouvrir|ouvrira|opening|we open|i open|open the (?:shop|doors)|will open)(?!\p{L})/iu;
/** Words that show that something other than the business opens, such as an online shop, an account or a branch. */
const another =
  /(?<!\p{L})(?:en ligne|online|site|compte|account|inscriptions?|registration|préventes?|deuxième|second|succursale|branch|portes ouvertes|open house)(?!\p{L})/iu;

const places = [
  ['business-plan', 'milestones'],
  ['finances', 'cashFlow'],
  ['finances', 'revenueGoals'],
  ['finances', 'fixedCosts'],
  ['finances', comments],
  ['idea', 'businessIdea'],
  ['idea', comments],
  ['business-plan', comments],
  ['marketing', 'customerAcquisition'],
  ['marketing', 'contentStrategy'],
  ['marketing', comments],
  ['rd', 'testingStrategy'],
  ['rd', comments],
] as const;

/** Reports two modules that give different opening months. */
export function compareOpenings(project: ProjectTexts): Check[] {
  const pair = disagreeing(statedIn(project, places, openingMonthIn), (a, b) => a === b);
  if (!pair) return [];
  const [first, second] = pair.map(({ value }) => nameOfMonth(value));
  if (!first || !second) return [];
  return [
    differing('openingsDiffer', pair, (elsewhere) => ({
      fr: `Vous y parlez d’une ouverture en ${second.fr}; dans ${elsewhere.fr}, en ${first.fr}.`,
      en: `There you speak of opening in ${second.en}; in ${elsewhere.en}, in ${first.en}.`,
    })),
  ];
}

/** @returns the calendar month of the opening (January is 0), if exactly one clause gives it, with no other month. */
function openingMonthIn(text: string): number | undefined {
  const named = clausesOf(text)
    .filter((clause) => opening.test(clause) && !another.test(clause))
    .map(monthsNamedIn)
    .filter((months) => months.length > 0);
  const [months] = named;
  return named.length === 1 && months?.length === 1 ? months[0] : undefined;
}

function nameOfMonth(month: number) {
  const { fr, en } = monthIn(2027 * 12 + month);
  return { fr: fr.replace(/\s\d{4}$/, ''), en: en.replace(/\s\d{4}$/, '') };
}
