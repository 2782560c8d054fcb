import type { Material } from '../material.ts';
import { bare } from '../themes.ts';

/** Towns, neighbourhoods and regions of Quebec that people name when they say where they live. */
const places = [
  'Rimouski',
  'Rivière-du-Loup',
  'Matane',
  'Gaspé',
  'Sept-Îles',
  'Baie-Comeau',
  'Chicoutimi',
  'Saguenay',
  'Alma',
  'Trois-Rivières',
  'Shawinigan',
  'Drummondville',
  'Victoriaville',
  'Sherbrooke',
  'Magog',
  'Granby',
  'Saint-Hyacinthe',
  'Lévis',
  'Limoilou',
  'Longueuil',
  'Brossard',
  'Laval',
  'Terrebonne',
  'Repentigny',
  'Joliette',
  'Saint-Jérôme',
  'Gatineau',
  'Rouyn-Noranda',
  'Val-d’Or',
  'Rosemont',
  'Hochelaga',
  'Verdun',
  'Villeray',
  'Montréal',
  'Saint-Jean-sur-Richelieu',
] as const;

const answers = [
  'location',
  'targetMarket',
  'targetCustomers',
  'businessIdea',
  'interests',
  'skills',
];

/** @returns the place that the person's answers name first, in its own spelling. */
export function placeIn(material: Material): string | undefined {
  for (const id of answers) {
    const text = bare(material.raw(id));
    const found = places.find((place) => new RegExp(`\\b${bare(place)}\\b`).test(text));
    if (found) return found;
  }
  return undefined;
}
