import type { Nature } from '@elan/domain/project/nature';
import { chosen } from '../chosen.ts';
import { uncapitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { natureAsked } from '../natureAsked.ts';
import { bullets, paragraphs, type SectionWriters, table } from '../phrases.ts';
import {
  energyNotes,
  footprintNotes,
  packagingNotes,
  transportNotes,
} from './environmentalNotes.ts';
import { communication, goals, quickWins, rules } from './environmentalPlan.ts';

const natureNames: Readonly<Record<Nature, string>> = {
  physical: 'physique',
  digital: 'numérique',
  both: 'physique et numérique',
};

const paths: Readonly<Record<Nature, readonly string[]>> = {
  physical: [
    '**Avant vous.** Ce que vous achetez a été cultivé, extrait ou fabriqué : c’est souvent là que se trouve le plus gros.',
    '**Chez vous.** Le local, la chaleur, les machines, les pertes.',
    '**Après vous.** Le trajet, l’emballage, l’usage, puis le bac ou l’écocentre.',
  ],
  digital: [
    '**Avant l’écran.** La fabrication des appareils, les vôtres et ceux de vos utilisateurs, pèse souvent plus que leur électricité.',
    '**Derrière l’écran.** L’hébergement, les données gardées, les calculs.',
    '**Devant l’écran.** Le poids de chaque page, la vidéo, les appareils que l’on remplace trop tôt.',
  ],
  both: [
    '**Le côté qui se touche.** Ce qui s’achète, se fabrique, s’emballe et se déplace : en général, le plus lourd.',
    '**Le côté qui s’affiche.** Les appareils, l’hébergement, les données et les pages.',
    '**Là où les deux se croisent.** Une commande en ligne qui évite un trajet, ou un retour qui en ajoute deux.',
  ],
};

function packagingOf(m: Material) {
  return chosen(m, 'environmental', 'packaging') ?? 'undecided';
}

function transportOf(m: Material) {
  return chosen(m, 'environmental', 'transportation') ?? 'undecided';
}

function energyOf(m: Material) {
  return chosen(m, 'environmental', 'energySource') ?? 'undecided';
}

function footprintOf(m: Material) {
  return chosen(m, 'environmental', 'digitalFootprint') ?? 'showcase';
}

function profile(m: Material): string {
  const nature = natureAsked(m.task);
  return paragraphs(
    `Cette analyse traite votre projet comme **${natureNames[nature]}**. Vous répondez « ${m.said('businessType') ?? 'à préciser'} » et « ${m.said('productionMethod') ?? 'à préciser'} »${
      m.about('businessIdea', (words) => `; votre idée dit « ${words} »`) ?? ''
    }.`,
    bullets(paths[nature], 3),
    m.said('digitalFootprint') === undefined
      ? 'La réponse qui manque le plus : la place du numérique dans ce que vos clients utiliseront.'
      : nature === 'digital'
        ? 'La réponse qui manque le plus : l’âge de chaque appareil et les données gardées par compte. Sans eux, on ne classe que des impressions.'
        : /\d/.test(m.whole('materials'))
          ? 'Vous donnez déjà des quantités, ce qui est rare : comparez-les à un mois de factures avant de classer quoi que ce soit.'
          : 'La réponse qui manque le plus : les quantités par mois. Sans elles, on ne classe que des impressions.',
  );
}

type Row = readonly [string, string, string, string];

function quoted(m: Material, id: string, missing: string): string {
  return m.about(id, (words) => `« ${words} »`) ?? missing;
}

function physicalRows(m: Material): readonly Row[] {
  const packaging = packagingNotes[packagingOf(m)];
  const transport = transportNotes[transportOf(m)];
  const moved: Row = [
    'Transport',
    quoted(m, 'transportation', 'À préciser'),
    `${transport.measure} (à vérifier)`,
    transport.lever,
  ];
  return [
    [
      'Matières et achats',
      `« ${m.said('materials', 90) ?? 'à préciser'} »`,
      'Kilos ou dollars par mois, sur trois factures (à vérifier)',
      'Remplacer ou réduire la matière qui revient le plus souvent',
    ],
    ...(transportOf(m) === 'nothing' ? [] : [moved]),
    ...(packagingOf(m) === 'none'
      ? []
      : [
          [
            'Emballage',
            quoted(m, 'packaging', 'À préciser'),
            `${packaging.measure} (à vérifier)`,
            packaging.lever,
          ] as const,
        ]),
  ];
}

function digitalRows(m: Material): readonly Row[] {
  const footprint = footprintNotes[footprintOf(m)];
  return [
    [
      'Appareils',
      natureAsked(m.task) === 'digital'
        ? `« ${m.said('materials', 90) ?? 'à préciser'} »`
        : 'Ordinateurs et téléphones de l’équipe',
      'Âge de chaque appareil (à vérifier)',
      'Réparer, acheter remis à neuf, garder plus longtemps',
    ],
    [
      'Contenus et données',
      quoted(m, 'digitalFootprint', 'À préciser'),
      `${footprint.measure} (à vérifier)`,
      footprint.lever,
    ],
    [
      'Hébergement',
      'Un service que vous louez',
      'Lieu et énergie des serveurs, selon l’hébergeur (à vérifier)',
      'S’en tenir à un seul hébergeur, près des utilisateurs, à la bonne taille',
    ],
  ];
}

function impacts(m: Material): string {
  const nature = natureAsked(m.task);
  const energy = energyNotes[energyOf(m)];
  const power: Row = [
    'Énergie',
    quoted(m, 'energySource', 'À préciser'),
    `${energy.measure} (à vérifier)`,
    energy.lever,
  ];
  const rows: Readonly<Record<Nature, readonly Row[]>> = {
    physical: [...physicalRows(m), power],
    digital: [...digitalRows(m), power],
    both: [...physicalRows(m), ...digitalRows(m).slice(0, 2), power],
  };
  return paragraphs(
    table(['Où', 'D’où on le sait', 'Ordre de grandeur à vérifier', 'Levier'], rows[nature]),
    nature === 'physical'
      ? 'Inutile de vous inquiéter pour l’instant du poids de votre site vitrine : une livraison de trop pèse sans doute davantage.'
      : m.pick('light', [
          'Inutile de vous inquiéter pour l’instant de chaque courriel envoyé : un appareil gardé un an de plus compte davantage.',
          'Inutile de compter chaque clic : commencez par les appareils et par ce qui tourne sans que personne s’en serve.',
        ]),
  );
}

function materials(m: Material): string {
  const nature = natureAsked(m.task);
  const packaging = packagingNotes[packagingOf(m)];
  const footprint = footprintNotes[footprintOf(m)];
  const words = m.said('materials') ?? 'à préciser';
  return bullets(
    [
      nature === 'digital'
        ? `**Appareils et services.** « ${words} ». *À demander au vendeur* : combien d’années de pièces et de mises à jour?`
        : `**Matières.** « ${words} ». *À demander au fournisseur* : d’où cela vient-il, et qu’offrez-vous de plus près ou de recyclé?`,
      nature === 'digital'
        ? '**Hébergement.** *À demander à l’hébergeur* : où sont les serveurs, d’où vient leur énergie, et que devient le matériel retiré?'
        : packagingOf(m) === 'none'
          ? '**Emballage.** Rien à emballer : n’ajoutez ni sac ni objet promotionnel par habitude.'
          : `**Emballage.** « ${m.said('packaging') ?? 'à préciser'} » : ${uncapitalized(packaging.lever)}. *À demander au fournisseur* : cet emballage est-il accepté dans la collecte de ma municipalité?`,
      nature === 'physical'
        ? undefined
        : `**Contenus et données.** ${m.about('digitalFootprint', (said) => `« ${said} »`) ?? 'La place du numérique reste à préciser'} : ${uncapitalized(footprint.lever)}. *À demander au développeur* : que gardons-nous dont personne ne se sert?`,
      nature === 'both'
        ? '**Appareils.** Ceux de l’équipe, imprimante et caisse comprises. *À demander au vendeur* : sont-ils réparables ici?'
        : undefined,
    ],
    4,
  );
}

function energy(m: Material): string {
  const transport = transportNotes[transportOf(m)];
  const power = energyNotes[energyOf(m)];
  return paragraphs(
    transportOf(m) === 'nothing'
      ? `**Transport.** Vous répondez « ${m.said('transportation')} » : il n’y a rien à raccourcir. Gardez cet avantage en préférant la visioconférence aux rencontres qui ne l’exigent pas.`
      : `**Transport.** « ${m.said('transportation') ?? 'à préciser'} » : ${uncapitalized(transport.lever)}. À noter pendant un mois : ${uncapitalized(transport.measure)}.`,
    `**Énergie.** « ${m.said('energySource') ?? 'à préciser'} » : ${uncapitalized(power.lever)}. À relever : ${uncapitalized(power.measure)}.`,
    m.outsideQuebec
      ? 'L’électricité n’a pas partout la même source : celle de votre province ou de votre pays est à vérifier.'
      : 'Au Québec, l’électricité du réseau est surtout hydraulique : un combustible ou un véhicule remplacé compte donc souvent plus qu’une ampoule.',
  );
}

function waste(m: Material): string {
  const nature = natureAsked(m.task);
  return paragraphs(
    m.about('wasteManagement', (words) => `Ce que vous prévoyez : « ${words} ».`) ??
      'Vous n’avez encore rien prévu ici. Regardez une semaine de poubelle avant de décider quoi que ce soit.',
    bullets(
      nature === 'digital'
        ? [
            '**Réduire.** Pas d’achat d’appareil sans une page de raisons; un appareil remis à neuf d’abord.',
            '**Réutiliser.** Donnez ou revendez ce qui fonctionne, après avoir effacé les données.',
            '**Recycler.** Un point de dépôt de produits électroniques pour le reste, jamais la poubelle.',
            '**Effacer.** Une date, deux fois par an, pour supprimer comptes inactifs et vieux fichiers.',
          ]
        : [
            '**Réduire.** Notez une semaine de pertes, au poids; visez la première de la liste.',
            '**Réutiliser.** Un contenant, une palette ou une retaille peut servir à un voisin : demandez.',
            '**Recycler ou composter.** Demandez à votre municipalité ce qu’elle ramasse chez une entreprise, et ce qui va à l’écocentre.',
            nature === 'both'
              ? '**Appareils.** Un point de dépôt de produits électroniques, après avoir effacé les données.'
              : '**Éliminer.** Ce qui reste : le peser une fois par mois suffit à le faire baisser.',
          ],
      4,
    ),
  );
}

/** The sections of the environmental analysis, in French. */
export const environmental: SectionWriters<'environmental'> = {
  profile,
  impacts,
  materials,
  energy,
  waste,
  rules,
  quickWins,
  goals,
  communication,
};
