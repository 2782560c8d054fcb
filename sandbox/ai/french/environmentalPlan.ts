import { linkTo } from '@elan/domain/links/officialLinks';
import { chosen } from '../chosen.ts';
import { uncapitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { natureAsked } from '../natureAsked.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import { registry, ruleElsewhere } from '../sections/links.ts';
import {
  energyNotes,
  footprintNotes,
  packagingNotes,
  transportNotes,
} from './environmentalNotes.ts';

/** What to look up before promising anything. */
export function rules(m: Material): string {
  const nature = natureAsked(m.task);
  if (m.outsideQuebec) {
    return bullets(
      [
        `**Règles du lieu.** ${ruleElsewhere(m)} Point de départ : ${registry(m)}.`,
        '**Emballages et appareils.** Beaucoup de provinces font payer leur recyclage à ceux qui les mettent en marché : qui s’en occupe chez vous, et à partir de quel seuil?',
      ],
      2,
    );
  }
  const business = m.said('businessType') ?? 'votre activité';
  return paragraphs(
    `À vérifier pour une entreprise qui répond « ${business} » :`,
    bullets(
      [
        nature === 'digital'
          ? undefined
          : `**Contenants, emballages, imprimés.** ${linkTo('EEQ', 'fr')} : devez-vous déclarer ceux que vous mettez en marché, et à partir de quel seuil?`,
        nature === 'physical'
          ? undefined
          : `**Appareils électroniques.** ${linkTo('RECYC', 'fr')} : où déposer les vôtres, et que devez-vous faire si vous en vendez?`,
        nature === 'digital'
          ? '**Données.** La Loi 25 demande de détruire les renseignements devenus inutiles : une bonne règle pour la planète aussi. Durées à vérifier.'
          : `**Activité autorisée.** Rejets, bruit, odeurs, eaux usées : votre municipalité et le ${linkTo('QUEBEC', 'fr')} exigent-ils un permis, une déclaration ou une autorisation?`,
        nature === 'digital'
          ? undefined
          : '**Plastiques à usage unique.** Certains articles sont interdits ou limités, selon la municipalité et le Canada : les vôtres le sont-ils?',
        '**Aides.** Hydro-Québec pour l’efficacité énergétique, votre MRC pour le reste : qu’est-ce qui est ouvert en ce moment, pour une entreprise de votre taille?',
      ],
      4,
    ),
  );
}

/** Five actions, the cheapest first. */
export function quickWins(m: Material): string {
  const nature = natureAsked(m.task);
  const transport = chosen(m, 'environmental', 'transportation') ?? 'undecided';
  const packaging = chosen(m, 'environmental', 'packaging') ?? 'undecided';
  const energy = energyNotes[chosen(m, 'environmental', 'energySource') ?? 'undecided'];
  const footprint = footprintNotes[chosen(m, 'environmental', 'digitalFootprint') ?? 'showcase'];
  const cheap = 'Aucun coût';
  const start = [
    nature === 'digital'
      ? 'Faire la liste des appareils, avec leur âge'
      : `Peser ou compter une semaine de matières : « ${m.said('materials', 60) ?? 'à préciser'} »`,
    'Jour 15',
    cheap,
    'Une page datée',
  ];
  const digital = [
    [
      footprint.lever,
      'Jour 45',
      'Quelques heures',
      `À comparer après un mois : ${uncapitalized(footprint.measure)}`,
    ],
    [
      'Faire vérifier le plus vieil appareil avant d’en acheter un neuf',
      'Jour 60',
      'Prix à demander',
      'Un diagnostic écrit',
    ],
  ];
  const physical = [
    [
      transportNotes[transport].lever,
      'Jour 45',
      'Économie à vérifier sur un mois',
      `À comparer après un mois : ${uncapitalized(transportNotes[transport].measure)}`,
    ],
    [packagingNotes[packaging].lever, 'Jour 60', 'Prix à demander', 'Deux soumissions comparées'],
  ];
  const middle = {
    digital,
    physical,
    both: [...physical.slice(0, 1), ...digital.slice(0, 1)],
  }[nature];
  return table(
    ['Geste', 'Échéance', 'Coût ou économie (à vérifier)', 'Preuve que c’est fait'],
    [
      start,
      [
        energy.lever,
        'Jour 30',
        cheap,
        `À comparer après un mois : ${uncapitalized(energy.measure)}`,
      ],
      ...middle,
      [
        nature === 'digital'
          ? 'Demander à l’hébergeur le lieu et l’énergie des serveurs'
          : 'Demander à trois fournisseurs une option plus proche ou recyclée',
        'Jour 90',
        cheap,
        'Des réponses écrites',
      ],
    ],
  );
}

/** What can be counted in a year. */
export function goals(m: Material): string {
  const nature = natureAsked(m.task);
  const packaging = packagingNotes[chosen(m, 'environmental', 'packaging') ?? 'undecided'];
  const transport = transportNotes[chosen(m, 'environmental', 'transportation') ?? 'undecided'];
  const footprint = footprintNotes[chosen(m, 'environmental', 'digitalFootprint') ?? 'showcase'];
  const yours = m.said('sustainabilityGoals', 140);
  const devices = [
    'Garder chaque appareil plus longtemps',
    'Âge moyen, en années',
    'À mesurer',
    'Votre liste, deux fois par an',
  ];
  const weight = [
    'Alléger ce que l’on diffuse',
    footprint.measure,
    'À mesurer',
    'Un relevé par trimestre',
  ];
  const moved = ['Raccourcir les trajets', transport.measure, 'À mesurer', 'Un relevé par mois'];
  const packed = [
    'Moins d’emballage par vente',
    packaging.measure,
    'À mesurer',
    'Les factures du trimestre',
  ];
  const rows = {
    digital: [devices, weight],
    physical: [moved, packed],
    both: [moved, weight],
  }[nature];
  return paragraphs(
    table(
      ['Cible', 'Indicateur et unité', 'Point de départ', 'Comment et quand le relever'],
      [
        [
          yours === undefined ? 'Votre propre cible, à écrire' : `« ${yours} »`,
          'Un nombre que vous pouvez lire vous-même',
          'À mesurer',
          'Le premier lundi du mois',
        ],
        ...rows,
      ],
    ),
    'Pas de pourcentage de réduction avant d’avoir un point de départ : le premier mois sert à mesurer.',
  );
}

/** What can be said truthfully. */
export function communication(m: Material): string {
  const nature = natureAsked(m.task);
  return paragraphs(
    bullets(
      [
        nature === 'digital'
          ? '**À dire, si c’est vrai.** « Nos pages pèsent moins qu’avant, voici la mesure et sa date. »'
          : m.earning === 'services'
            ? '**À dire, si c’est vrai.** « Voici, en chiffres, ce que nous avons évité de jeter ou de parcourir ce mois-ci. »'
            : `**À dire, si c’est vrai.** « Nos matières viennent d’ici : en voici la liste. » Vous écrivez « ${m.said('materials', 80) ?? 'à préciser'} » : gardez les factures qui le montrent.`,
        '**À dire aussi.** « Voici ce que nous ne savons pas encore faire. » C’est rare, et on vous croira sur le reste.',
        nature === 'digital'
          ? '**À éviter.** « Numérique, donc écologique » et « hébergement vert » : rien ne le prouve tant que l’hébergeur ne l’a pas documenté.'
          : '**À éviter.** « Écologique » et « carboneutre » : sans preuve, ces mots exposent à une plainte.',
      ],
      3,
    ),
    `La Loi sur la concurrence exige de pouvoir prouver une allégation environnementale avant de la publier. Texte actuel à vérifier : ${linkTo('BC', 'fr')}.`,
  );
}
