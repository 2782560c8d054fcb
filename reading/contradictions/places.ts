import { withDe } from '@elan/domain/elision';
import type { Check } from '@elan/domain/forecast/outputs';
import { comments, type ProjectTexts } from '../projectTexts.ts';
import { clausesOf } from '../proposals/items.ts';
import { differing, disagreeing, statedIn } from './stated.ts';

/** Towns whose names rarely mean anything else. Only these and Québec City are compared. */
const towns = [
  ...['Alma', 'Amos', 'Amqui', 'Baie-Comeau', 'Baie-Saint-Paul', 'Blainville', 'Boisbriand'],
  ...['Boucherville', 'Bromont', 'Brossard', 'Chambly', 'Châteauguay', 'Chicoutimi', 'Coaticook'],
  ...['Cowansville', 'Drummondville', 'Gaspé', 'Gatineau', 'Granby', 'Joliette', 'Jonquière'],
  ...['La Malbaie', 'La Pocatière', 'Lac-Mégantic', 'Laval', 'Lévis', 'Longueuil', 'Magog'],
  ...['Mascouche', 'Matane', 'Mont-Laurier', 'Mont-Tremblant', 'Montmagny', 'Montréal'],
  ...['Repentigny', 'Rimouski', 'Rivière-du-Loup', 'Rouyn-Noranda', 'Saguenay', 'Saint-Georges'],
  ...['Saint-Hyacinthe', 'Saint-Jean-sur-Richelieu', 'Saint-Jérôme', 'Saint-Pascal'],
  ...['Salaberry-de-Valleyfield', 'Sept-Îles', 'Shawinigan', 'Sherbrooke', 'Sorel-Tracy'],
  ...['Terrebonne', 'Thetford Mines', 'Trois-Rivières', 'Val-d’Or', 'Vaudreuil-Dorion'],
  ...['Victoriaville', 'Ottawa', 'Toronto'],
  ...['Vancouver', 'Calgary', 'Edmonton', 'Winnipeg', 'Halifax', 'Moncton'],
];

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'-]/g, ' ').toLowerCase();
/** Names of Québec that do not mean the province. */
const namesOfQuebec = ['ville de Québec', 'Québec (ville)', 'Quebec City'];
const known = new Map([
  ...towns.map((name) => [plain(name), name] as const),
  ...namesOfQuebec.map((name) => [plain(name), 'Québec'] as const),
]);
const anyTown = new RegExp(
  `(?<!\\p{L})(?:${[...known.keys()].map((name) => name.replace(/[()]/g, '\\$&')).join('|')})(?!\\p{L})`,
  'gu',
);

function townsIn(text: string): readonly string[] {
  const found = plain(text).match(anyTown) ?? [];
  return [...new Set(found)].flatMap((words) => known.get(words) ?? []);
}

const locations = [
  ['idea', 'location'],
  ['business-plan', 'location'],
] as const;
/** Words for the premises. A town in a clause without one may be that of a supplier or a customer. */
const premises =
  /(?<!\p{L})(?:loyer|bail|(?:un|le|mon|notre|du) local|rent|lease|premises)(?!\p{L})/iu;
const premisesAt = [
  ['finances', 'fixedCosts'],
  ['finances', comments],
  ['business-plan', 'resources'],
  ['business-plan', comments],
  ['rd', 'technicalRequirements'],
] as const;

/** Compares the towns in the idea, in the business plan and in answers about the premises. */
export function comparePlaces(project: ProjectTexts): Check[] {
  const stated = statedIn(project, locations, (text) => undefinedIfEmpty(townsIn(text)));
  const rented = statedIn(project, premisesAt, (text) =>
    undefinedIfEmpty(
      clausesOf(text)
        .filter((clause) => premises.test(clause))
        .flatMap(townsIn),
    ),
  );
  const pair =
    disagreeing(stated, haveOneInCommon) ??
    // An answer about the premises contradicts the location only if it shares no town with any location answer.
    rented
      .filter(({ value }) => stated.every((one) => !haveOneInCommon(one.value, value)))
      .map((room) => disagreeing([...stated, room], haveOneInCommon))
      .find((found) => found !== undefined);
  const [first, second] = pair?.map(({ value }) => value[0]) ?? [];
  if (!pair || !first || !second) return [];
  return [
    differing('placeDiffers', pair, (elsewhere) => ({
      fr: `Vous y parlez ${withDe(second)}; dans ${elsewhere.fr}, ${withDe(first)}.`,
      en: `There you speak of ${second}; in ${elsewhere.en}, of ${first}.`,
    })),
  ];
}

const undefinedIfEmpty = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);

function haveOneInCommon(here: readonly string[], there: readonly string[]): boolean {
  return here.some((town) => there.includes(town));
}
