import type { Check } from '../outputs.ts';
import { answerIn, type Compared, disagreement } from './compared.ts';

/** Towns that can be told apart from other words; a place that is not among them is not compared. */
const towns = [
  ...['Alma', 'Amos', 'Amqui', 'Baie-Comeau', 'Baie-Saint-Paul', 'Blainville', 'Boisbriand'],
  ...['Boucherville', 'Bromont', 'Brossard', 'Chambly', 'Châteauguay', 'Chicoutimi', 'Coaticook'],
  ...['Cowansville', 'Drummondville', 'Gaspé', 'Gatineau', 'Granby', 'Joliette', 'Jonquière'],
  ...['La Malbaie', 'La Pocatière', 'Lac-Mégantic', 'Laval', 'Lévis', 'Longueuil', 'Magog'],
  ...['Mascouche', 'Matane', 'Mont-Laurier', 'Mont-Tremblant', 'Montmagny', 'Montréal', 'Percé'],
  ...['Repentigny', 'Rimouski', 'Rivière-du-Loup', 'Rouyn-Noranda', 'Saguenay', 'Saint-Georges'],
  ...['Saint-Hyacinthe', 'Saint-Jean-sur-Richelieu', 'Saint-Jérôme', 'Saint-Pascal'],
  ...['Salaberry-de-Valleyfield', 'Sept-Îles', 'Shawinigan', 'Sherbrooke', 'Sorel-Tracy'],
  ...['Terrebonne', 'Thetford Mines', 'Trois-Rivières', 'Val-d’Or', 'Vaudreuil-Dorion'],
  ...['Victoriaville', 'ville de Québec', 'Québec (ville)', 'Quebec City', 'Ottawa', 'Toronto'],
  ...['Vancouver', 'Calgary', 'Edmonton', 'Winnipeg', 'Halifax', 'Moncton'],
];

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'-]/g, ' ').toLowerCase();
const known = towns.map((name) => ({ name, words: plain(name) }));

function townsIn(text: string): readonly string[] {
  const words = plain(text);
  return known.flatMap(({ name, words: town }) => {
    const at = words.indexOf(town);
    const isWhole =
      at >= 0 &&
      !/\p{L}/u.test(words.charAt(at - 1)) &&
      !/\p{L}/u.test(words.charAt(at + town.length));
    return isWhole ? [name] : [];
  });
}

/** The town of the idea beside the one of the plan. */
export function comparePlaces(compared: Pick<Compared, 'project'>): Check[] {
  const here = townsIn(answerIn(compared, 'idea', 'location'));
  const there = townsIn(answerIn(compared, 'business-plan', 'location'));
  const [first, second] = [here[0], there[0]];
  if (!first || !second || here.some((town) => there.includes(town))) return [];
  const check = disagreement({
    id: 'placeDiffers',
    module: 'business-plan',
    question: 'location',
    text: {
      fr: `«\u00a0Mon idée\u00a0» parle de ${first}, et votre plan d’affaires de ${second}.`,
      en: `“My idea” speaks of ${first}, and your business plan of ${second}.`,
    },
  });
  return [{ ...check, modules: ['idea', 'business-plan'] }];
}
