import type { Plant } from '../../types.ts';

const base = 'brewery-fr';

export const breweryPlants: readonly Plant[] = [
  {
    id: 'brewery-fr-lease',
    base,
    kind: 'rent',
    change: { form: 'fixed.0.amount', value: 6_100_00 },
    places: ['form:fixed.0.amount', 'finances.fixedCosts', 'business-plan.location'],
  },
  {
    id: 'brewery-fr-canner',
    base,
    kind: 'equipment',
    change: {
      answer: 'rd.suppliers',
      add: 'L’encanneuse vient de Sherbrooke, on la paie 44 000 $ livrée.',
    },
    places: ['rd.suppliers', 'business-plan.resources', 'form:assets.1.cost'],
  },
  {
    id: 'brewery-fr-pints',
    base,
    kind: 'goalInUnits',
    change: {
      answer: 'marketing.customerAcquisition',
      add: 'Au salon, il faut sortir 60 000 pintes la première année.',
    },
    places: ['marketing.customerAcquisition', 'finances.revenueGoals', 'form:offers.0.units'],
  },
  {
    id: 'brewery-fr-autumn',
    base,
    kind: 'opening',
    change: {
      answer: 'business-plan.milestones',
      swap: [
        'Ouverture du salon en juin 2027, avant la Saint-Jean.',
        'Ouverture du salon en octobre 2027, pour les couleurs.',
      ],
    },
    places: ['business-plan.milestones', 'form:opening'],
  },
];
