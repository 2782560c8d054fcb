import type { Plant } from '../types.ts';

const base = 'market-garden-fr';

export const marketGardenPlants: readonly Plant[] = [
  {
    id: 'market-garden-fr-flat',
    base,
    kind: 'seasons',
    change: {
      answer: 'marketing.valueProposition',
      add: 'Mes légumes d’hiver se vendent autant en février qu’en août, la ferme roule douze mois sur douze.',
    },
    places: [
      'marketing.valueProposition',
      'finances.cashFlow',
      'analysis.risks',
      'form:offers.0.season',
    ],
  },
  {
    id: 'market-garden-fr-basket',
    base,
    kind: 'goalInUnits',
    change: { form: 'offers.0.units.years', value: [3_600, 3_900, 4_200] },
    places: ['form:offers.0.units.years', 'finances.revenueGoals'],
  },
  {
    id: 'market-garden-fr-town',
    base,
    kind: 'place',
    change: {
      answer: 'rd.technicalRequirements',
      add: 'Nos champs sont à Sorel-Tracy, de l’autre côté du fleuve, et c’est là que tout pousse.',
    },
    places: ['rd.technicalRequirements', 'business-plan.location', 'idea.location'],
  },
  {
    id: 'market-garden-fr-basket-costs',
    base,
    kind: 'unitCost',
    change: { form: 'offers.0.cost', value: 13_50 },
    places: ['form:offers.0.cost', 'finances.variableCosts'],
  },
  {
    id: 'market-garden-fr-spring',
    base,
    kind: 'salesBeforeOpening',
    change: {
      answer: 'finances.revenueGoals',
      add: 'En mars et avril 2027, la vente des jeunes plants m’aura déjà rapporté 5 000 $.',
    },
    places: ['finances.revenueGoals', 'form:opening', 'business-plan.milestones'],
  },
  {
    id: 'market-garden-fr-sixty',
    base,
    kind: 'capacity',
    change: {
      answer: 'rd.suppliers',
      add: 'Avec 1,5 hectare et nos deux paires de bras, on ne peut pas remplir plus de 60 paniers par semaine.',
    },
    places: [
      'rd.suppliers',
      'rd.technicalRequirements',
      'finances.revenueGoals',
      'form:offers.0.units',
    ],
  },
  {
    id: 'market-garden-fr-total',
    base,
    kind: 'goalInMoney',
    change: {
      answer: 'finances.revenueGoals',
      swap: ['En tout 80 200 $ la première année.', 'En tout 140 000 $ la première année.'],
    },
    places: ['finances.revenueGoals', 'form:offers.0.units'],
  },
];
