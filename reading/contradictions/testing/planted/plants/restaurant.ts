import type { Plant } from '../types.ts';

const base = 'restaurant-fr';

export const restaurantPlants: readonly Plant[] = [
  {
    id: 'restaurant-fr-shares',
    base,
    kind: 'shares',
    change: {
      answer: 'idea.businessIdea',
      add: 'On est partenaires moitié-moitié dans la compagnie, Karim et moi.',
    },
    places: [
      'idea.businessIdea',
      'finances.comments',
      'profile:people.0.share',
      'profile:people.1.share',
    ],
  },
  {
    id: 'restaurant-fr-sole-owner',
    base,
    kind: 'legalForm',
    change: { form: 'form', value: 'soleProprietorship' },
    places: ['form:form', 'business-plan.legalStructure', 'business-plan.milestones'],
  },
  {
    id: 'restaurant-fr-goal-money',
    base,
    kind: 'goalInMoney',
    change: {
      answer: 'marketing.customerAcquisition',
      add: 'Avec ça, on vise trois cent mille dollars de ventes la première année.',
    },
    places: ['marketing.customerAcquisition', 'finances.revenueGoals', 'form:offers.0.units'],
  },
  {
    id: 'restaurant-fr-bdc-loan',
    base,
    kind: 'loan',
    change: { form: 'loans.0.amount', value: 120_000_00 },
    places: ['form:loans.0.amount', 'finances.comments'],
  },
  {
    id: 'restaurant-fr-before',
    base,
    kind: 'salesBeforeOpening',
    change: {
      answer: 'business-plan.milestones',
      swap: [
        'Permis d’alcool en mai.',
        'Permis d’alcool en mai. Déjà 2 000 repas servis en avril 2027.',
      ],
    },
    places: ['business-plan.milestones', 'form:opening'],
  },
  {
    id: 'restaurant-fr-covers',
    base,
    kind: 'goalInUnits',
    change: { form: 'offers.0.units.years', value: [11_000, 12_000, 13_000] },
    places: ['form:offers.0.units.years', 'finances.revenueGoals', 'rd.technicalRequirements'],
  },
  {
    id: 'restaurant-fr-food-cost',
    base,
    kind: 'unitCost',
    change: {
      answer: 'rd.suppliers',
      add: 'Avec eux, une assiette nous revient à 13 $ en matières, vin compris.',
    },
    places: ['rd.suppliers', 'finances.variableCosts', 'form:offers.0.cost'],
  },
];
