import type { DossierProfile } from '@elan/domain/dossier/profile';
import { withDe } from '@elan/domain/elision';
import type { Check } from '@elan/domain/forecast/outputs';
import { isAside, isLater } from '../facts/aside.ts';
import { ofOthers, registerOf, type Sentence } from '../facts/register.ts';
import { anyOf, plain as unaccented } from '../facts/words.ts';
import type { ProjectTexts } from '../projectTexts.ts';
import { clausesOf } from '../proposals/items.ts';
import { differing, disagreeing, type Stated, statedIn } from './stated.ts';

/** Towns whose names rarely mean anything else. Only these and Québec City are compared. */
const towns = [
  ...['Alma', 'Amos', 'Amqui', 'Baie-Comeau', 'Baie-Saint-Paul', 'Beloeil', 'Bécancour'],
  ...['Blainville', 'Boisbriand', 'Boucherville', 'Bromont', 'Brossard', 'Chambly', 'Châteauguay'],
  ...['Chibougamau', 'Chicoutimi', 'Coaticook', 'Cowansville', 'Dolbeau-Mistassini', 'Dorval'],
  ...['Drummondville', 'Farnham', 'Gaspé', 'Gatineau', 'Granby', 'Joliette', 'Jonquière'],
  ...['La Malbaie', 'La Pocatière', 'La Sarre', 'La Tuque', 'Lac-Brome', 'Lac-Mégantic'],
  ...['Lachute', 'Laval', 'Lévis', 'Longueuil', 'Louiseville', 'Magog', 'Maniwaki', 'Mascouche'],
  ...['Matane', 'Mirabel', 'Mont-Joli', 'Mont-Laurier', 'Mont-Tremblant', 'Montmagny'],
  ...['Montréal', 'Nicolet', 'Plessisville', 'Pointe-Claire', 'Princeville', 'Repentigny'],
  ...['Rimouski', 'Rivière-du-Loup', 'Roberval', 'Rouyn-Noranda', 'Saguenay', 'Saint-Eustache'],
  ...['Saint-Félicien', 'Saint-Georges', 'Saint-Hyacinthe', 'Saint-Jean-sur-Richelieu'],
  ...['Saint-Jérôme', 'Saint-Pascal', 'Saint-Sauveur', 'Sainte-Adèle'],
  ...['Sainte-Agathe-des-Monts', 'Sainte-Julie', 'Sainte-Thérèse', 'Salaberry-de-Valleyfield'],
  ...['Sept-Îles', 'Shawinigan', 'Sherbrooke', 'Sorel-Tracy', 'Terrebonne', 'Thetford Mines'],
  ...['Trois-Pistoles', 'Trois-Rivières', 'Val-d’Or', 'Val-David', 'Varennes'],
  ...['Vaudreuil-Dorion', 'Victoriaville', 'Westmount', 'Ottawa', 'Toronto'],
  ...['Vancouver', 'Calgary', 'Edmonton', 'Winnipeg', 'Halifax', 'Moncton'],
];

const plain = (text: string) => unaccented(text).replace(/['-]/g, ' ');
/** Names of Québec that do not mean the province. */
const namesOfQuebec = ['ville de Québec', 'Québec (ville)', 'Quebec City'];
const known = new Map([
  ...towns.map((name) => [plain(name), name] as const),
  ...namesOfQuebec.map((name) => [plain(name), 'Québec'] as const),
]);
const street = String.raw`(?:rues?|avenue|boulevard|boul\.?|chemin|rang|route|place|pont|cote) (?:de |du |des |la |d |st |saint )?`;
const anyTown = new RegExp(
  `(?<!\\p{L})(?<!${street})(?:${[...known.keys()].map((name) => name.replace(/[()]/g, '\\$&')).join('|')})(?!\\p{L})`,
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
const rooms =
  'local|locaux|atelier|boutique|magasin|bureaux?|cuisine|garage|clinique|salon|studio|usine|entrepôt|ferme|champs?|terres?|serres?|jardins?|restaurant|café|boulangerie|garderie|commerce|entreprise|siège|shop|store|workshop|office|offices|kitchen|clinic|premises|warehouse|farm|fields?|land|greenhouses?|place|centre|center|space|building|bakery|daycare|day care|business|headquarters|storefront|room';
/** Words for the premises. A town in a clause without them may be that of a supplier or a customer. */
const rented = anyOf('loyer|bail|(?:un|le|mon|notre|du) local|rent|lease|premises');
const premises = anyOf(
  `(?:mon|ma|mes|notre|nos|my|our) (?:\\p{L}+ ){0,1}(?:${rooms})|(?:je|j[’']|on|nous|i|we)[^,.;]{0,12} (?:installe*|établi*|ouvr*|loge*|travaill*|set up|settle|open|are based|am based|are located|work) (?:[^,.;]{0,20} )?(?:à|in)|(?:installés?|établis?|situés?|située?s?|based|located) (?:à|in)`,
);
/** What precedes the town of the premises at the beginning of the idea, as in « Un salon de trois chaises à ». */
const room = new RegExp(
  `^(?:une?|an?|le|la|the) (?:[\\p{L}-]+ ){0,2}(?:${rooms})(?: (?:de|of) [\\p{L}\\d]+(?: \\p{L}+)?)? (?:à|in|(?:au|en plein) (?:centre-ville|centre|cœur) (?:de |d[’'])|(?:in )?downtown) ?`,
  'iu',
);
const others = anyOf(
  "fournisseurs?|suppliers?|livr*|deliver*|clients?|clientes?|customers?|concurren*|competitors?|ma mère|mon père|parents|my mother|my father|jusqu[’']à|as far as|desservi*|serve|formation|étudié|studied|école|school|from|vien(?:t|nent)|second|deuxième|(?:un|une|an)(?: |)(?:autre|other)",
);

const premisesIn = ({ question, text, isAside: isOfOther }: Sentence): readonly string[] => {
  if (
    ofOthers.has(question) ||
    question === 'suppliers' ||
    question === 'location' ||
    isLater(text, undefined)
  )
    return [];
  const clauses = clausesOf(text);
  const named = clauses.filter((clause) => rented.test(clause)).flatMap(townsIn);
  if (named.length > 0) return named;
  const [before] = (question === 'businessIdea' && room.exec(text)) || [];
  if (before !== undefined) return townsIn(text.slice(before.length)).slice(0, 1);
  const isOwn = premises.test(text) && !others.test(text) && !isOfOther;
  return isOwn ? clauses.filter((clause) => !isAside(clause, '')).flatMap(townsIn) : [];
};

/** Compares the towns in the idea, in the business plan, in the dossier and in what is said of the premises. */
export function comparePlaces(
  project: ProjectTexts,
  register: readonly Sentence[] = registerOf(project),
  { postalAddress = '' }: Pick<DossierProfile, 'postalAddress'> = {},
): Check[] {
  const stated: readonly Stated<readonly string[]>[] = statedIn(project, locations, (text) =>
    undefinedIfEmpty(townsIn(text)),
  );
  const named = register.flatMap((sentence): Stated<readonly string[]>[] => {
    const value = premisesIn(sentence);
    const { module, question } = sentence;
    return value.length > 0 ? [{ module, question, value }] : [];
  });
  const pair =
    disagreeing(stated, haveOneInCommon) ??
    // An answer about the premises contradicts the location only if it shares no town with any location answer.
    named
      .filter(({ value }) => stated.every((one) => !haveOneInCommon(one.value, value)))
      .map((room) => disagreeing([...stated, room], haveOneInCommon))
      .find((found) => found !== undefined);
  const [first, second] = pair?.map(({ value }) => value[0]) ?? [];
  if (!pair || !first || !second) return compareAddress(postalAddress, stated);
  return [
    differing('placeDiffers', pair, (elsewhere) => ({
      fr: `Vous y parlez ${withDe(second)}; dans ${elsewhere.fr}, ${withDe(first)}.`,
      en: `There you speak of ${second}; in ${elsewhere.en}, of ${first}.`,
    })),
  ];
}

function compareAddress(address: string, stated: readonly Stated<readonly string[]>[]): Check[] {
  const [town] = townsIn(address);
  const found = stated.find(({ value }) => town !== undefined && !value.includes(town));
  const [here] = found?.value ?? [];
  if (!town || !found || !here) return [];
  return [
    {
      id: 'placeDiffers',
      severity: 'warning',
      modules: [found.module],
      text: {
        fr: `Vous y parlez ${withDe(here)}; l’adresse du dossier est à ${town}.`,
        en: `There you speak of ${here}; the address of the dossier is in ${town}.`,
      },
      mendAt: { module: found.module, question: found.question },
    },
  ];
}

const undefinedIfEmpty = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);

function haveOneInCommon(here: readonly string[], there: readonly string[]): boolean {
  return here.some((town) => there.includes(town));
}
