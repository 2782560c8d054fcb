import { describe, expect, it } from 'vitest';
import { comparePlaces } from './places.ts';
import { found } from './testing/contradictionsFound.ts';

describe('places', () => {
  const reported = (idea: string, plan: string) =>
    found({ 'idea.location': idea, 'business-plan.location': plan });
  it('are compared where a known town is named in both', () => {
    expect(reported('Rimouski', 'In Matane')).toEqual([
      {
        id: 'placeDiffers',
        at: 'business-plan.location',
        modules: 'idea business-plan',
        text: 'There you speak of Matane; in “My idea”, of Rimouski.',
      },
    ]);
    expect(reported('rue Principale, trois rivieres', 'Trois-Rivières')).toEqual([]);
    expect(reported('Rimouski et Matane', 'Matane')).toEqual([]);
    expect(reported('Almanach', 'Matane')).toEqual([]);
    expect(reported('Lavaltrie, près de Laval', 'Matane')).toHaveLength(1);
    expect(reported('dans la ville de Québec', 'Quebec City')).toEqual([]);
    expect(reported('Un marché qui perce à Rimouski', 'Rimouski')).toEqual([]);
    expect(reported('Rimouski', 'au village')).toEqual([]);
    expect(reported('au village', 'Matane')).toEqual([]);
  });
});

it('every town is distinguished from the others', () => {
  const towns = [
    'Alma, Amos, Amqui, Baie-Comeau, Baie-Saint-Paul, Blainville, Boisbriand, Boucherville',
    'Bromont, Brossard, Chambly, Châteauguay, Chicoutimi, Coaticook, Cowansville, Drummondville',
    'Gaspé, Gatineau, Granby, Joliette, Jonquière, La Malbaie, La Pocatière, Lac-Mégantic, Laval',
    'Lévis, Longueuil, Magog, Mascouche, Mont-Laurier, Mont-Tremblant, Montmagny, Montréal',
    'Repentigny, Rimouski, Rivière-du-Loup, Rouyn-Noranda, Saguenay, Saint-Georges',
    'Saint-Hyacinthe, Saint-Jean-sur-Richelieu, Saint-Jérôme, Saint-Pascal, Sept-Îles',
    'Salaberry-de-Valleyfield, Shawinigan, Sherbrooke, Sorel-Tracy, Terrebonne, Thetford Mines',
    'Trois-Rivières, Val-d’Or, Vaudreuil-Dorion, Victoriaville, ville de Québec, Québec (ville)',
    'Quebec City, Ottawa, Toronto, Vancouver, Calgary, Edmonton, Winnipeg, Halifax, Moncton',
  ].flatMap((line) => line.split(', '));
  const isRecognized = (town: string) => {
    const at = (location: string) => ({ answers: { location } });
    const project = { idea: at(`à ${town}.`), 'business-plan': at('Matane') };
    return comparePlaces(project).length === 1;
  };
  expect(towns.filter(isRecognized)).toEqual(towns);
  expect(['Montréalaise', 'Vieux-Québec', 'Percée'].filter(isRecognized)).toEqual([]);
});
