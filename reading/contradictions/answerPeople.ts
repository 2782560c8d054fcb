import type { Check } from '@elan/domain/forecast/outputs';
import { isAside } from '../facts/aside.ts';
import { comments, type ProjectTexts, textAt } from '../projectTexts.ts';
import { differing, disagreeing, type Stated, statedIn } from './stated.ts';

/** Starts at two, since French "un" is also an article. */
const numbers: Readonly<Record<string, number>> = {
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6 },
  ...{ two: 2, three: 3, four: 4, five: 5 },
};
const number = `(${Object.keys(numbers).join('|')}|[2-9])`;

/** Patterns that capture a number of owners. The second item is added to it: 1 if the pattern leaves out the user. */
const owners: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:nous sommes|on est|we are)\\s+${number}(?:\\s+(?:associée?s|cofondat\\p{L}+|propriétaires|partners|co-?founders|owners)|\\s*(?:[.,;:(]|$))`,
      'iu',
    ),
    0,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:mes|my)\\s+${number}\\s+(?:associée?s|business partners|co-?founders)(?!\\p{L})`,
      'iu',
    ),
    1,
  ],
];
/** Owners, and employees where there are any. */
const ofUs = new RegExp(`(?<!\\p{L})${number}\\s+of us(?!\\p{L})`, 'iu');
const onlyOwner =
  /(?<!\p{L})(?:(?:je (?:suis|serai|travaille|travaillerai|me lance|pars)|moi),?\s+(?:tou(?:te?|s)\s+)?seule?(?:\s*[.,;:(]|\s+(?:dans|à|pour)\s|$)|en solo|(?:i (?:am|work|will work)|working)\s+(?:alone|by myself|on my own)|just me[.,;]|sole founder)/iu;
const withPartner =
  /(?<!\p{L})(?:(?:mon|ma)\s+associée?|avec\s+une?\s+associée?|(?:mon|ma)\s+cofondat\p{L}+|my\s+(?:business partner|co-?founder|co-?owner))(?!\p{L})/iu;

/** Answers about the present. The vision and the milestones are about the future and not included. */
const places = [
  ['business-plan', 'team'],
  ['idea', 'businessIdea'],
  ['idea', 'experience'],
  ['brainstorm', 'skills'],
  ['finances', 'fixedCosts'],
  ['finances', comments],
  ['idea', comments],
  ['business-plan', comments],
  ['rd', 'technicalRequirements'],
  ['rd', comments],
  ['marketing', comments],
] as const;

/** Reports answers that disagree on the number of owners or of employees. */
export function comparePeople(project: ProjectTexts): Check[] {
  return [...compareOwners(project), ...compareEmployees(project)];
}

/** More than one owner, without a number. */
const several = 'several';
type Owners = number | typeof several;

function ownersIn(text: string, isStaffed: boolean): Owners | undefined {
  for (const [pattern, besides] of owners) {
    const count = countIn(pattern.exec(text)?.[1]);
    if (count !== undefined) return count + besides;
  }
  const all = isStaffed ? undefined : countIn(ofUs.exec(text)?.[1]);
  if (all !== undefined) return all;
  if (withPartner.test(text)) return several;
  return onlyOwner.test(text) ? 1 : undefined;
}

const sameOwners = (a: Owners, b: Owners) =>
  a === b || (a === several && b !== 1) || (b === several && a !== 1);

function compareOwners(project: ProjectTexts): Check[] {
  const isStaffed = staffed.test(textAt(project, 'business-plan', 'team'));
  const stated = statedIn(project, places, (text) => ownersIn(text, isStaffed));
  const pair = disagreeing<Owners>(stated, sameOwners);
  const [first, second] = pair?.map(({ value }) => ownersNamed(value)) ?? [];
  if (!pair || !first || !second) return soleYetSeveral(project, stated);
  return [
    differing('peopleDiffer:owners', pair, (elsewhere) => ({
      fr: `Vous y parlez ${second.fr}; dans ${elsewhere.fr}, ${first.fr}.`,
      en: `There you speak of ${second.en}; in ${elsewhere.en}, of ${first.en}.`,
    })),
  ];
}

/** Reports an answer with several owners if the chosen legal structure is a sole proprietorship. */
function soleYetSeveral(project: ProjectTexts, stated: readonly Stated<Owners>[]): Check[] {
  const place = { module: 'business-plan', question: 'legalStructure' };
  if (textAt(project, place.module, place.question) !== 'soleProprietorship') return [];
  const shared = stated.find(({ value }) => value !== 1);
  if (!shared) return [];
  return [
    differing('peopleDiffer:structure', [shared, { ...place, value: 1 }], (elsewhere) => ({
      fr: `Une entreprise individuelle n’a qu’un propriétaire; dans ${elsewhere.fr}, vous parlez ${ownersNamed(shared.value).fr}.`,
      en: `A sole proprietorship has one owner; in ${elsewhere.en}, you speak of ${ownersNamed(shared.value).en}.`,
    })),
  ];
}

function ownersNamed(value: Owners) {
  if (value === several) return { fr: 'de plusieurs associés', en: 'several partners' };
  return value === 1
    ? { fr: 'd’une seule personne', en: 'one person' }
    : { fr: `de ${value} associés`, en: `${value} partners` };
}

const employed = new RegExp(
  `(?<!\\p{L})${number}\\s+(?:employée?s?|salariée?s?|employees?|staff)(?!\\p{L})`,
  'iu',
);
const staffed =
  /(?<!(?:pas d[’']|aucune? |sans |no |zero )(?:\p{L}+ )?)(?<!\p{L})(?:employée?s?|salariée?s?|employees?|apprenti\p{L}*|apprentices?|helpers?)(?!\p{L})/iu;
/** Words that show that a number is not about current employees but about later hires, customers or goods. */
const later =
  /(?<!\p{L})(?:puis|ensuite|plus tard|bientôt|éventuellement|un jour|peut-être|d’ici|dans\s+\p{L}+\s+(?:ans?|mois)|then|later|soon|maybe|perhaps|one day|eventually|in\s+\p{L}+\s+(?:years?|months?)|coops?|co-ops?|clients?|customers?)(?!\p{L})/iu;

/** @returns the sentences of a text that are about the plan. */
const ofPlan = (text: string) =>
  text
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => !isAside(sentence, sentence))
    .join(' ');

function compareEmployees(project: ProjectTexts): Check[] {
  const employees = (text: string) =>
    later.test(text) ? undefined : countIn(employed.exec(ofPlan(text))?.[1]);
  const pair = disagreeing(statedIn(project, places, employees), (a, b) => a === b);
  if (!pair) return [];
  const [first, second] = pair.map(({ value }) => value);
  return [
    differing('peopleDiffer:employees', pair, (elsewhere) => ({
      fr: `Nombre d’employés que vous y donnez\u00a0: ${second}; dans ${elsewhere.fr}\u00a0: ${first}.`,
      en: `Number of employees you give there: ${second}; in ${elsewhere.en}: ${first}.`,
    })),
  ];
}

function countIn(word: string | undefined): number | undefined {
  return word === undefined ? undefined : (numbers[word.toLowerCase()] ?? Number(word));
}
