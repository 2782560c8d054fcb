import type { Plant } from '../types.ts';

const base = 'bakery-fr';

export const bakeryPlants: readonly Plant[] = [
  {
    id: 'bakery-fr-rent',
    base,
    kind: 'rent',
    change: {
      answer: 'business-plan.location',
      add: 'Le propriétaire demande 2 400 $ par mois pour le local, et c’est signé à ce prix-là.',
    },
    places: ['business-plan.location', 'finances.fixedCosts', 'form:fixed.0.amount'],
  },
  {
    id: 'bakery-fr-new-oven',
    base,
    kind: 'equipment',
    change: { form: 'assets.0.cost', value: 41_000_00 },
    places: ['form:assets.0.cost', 'business-plan.resources'],
  },
  {
    id: 'bakery-fr-opening',
    base,
    kind: 'opening',
    change: {
      answer: 'marketing.customerAcquisition',
      add: 'On ouvre les portes à la rentrée, en septembre 2027, avec un café offert à chaque client.',
    },
    places: ['marketing.customerAcquisition', 'business-plan.milestones', 'form:opening'],
  },
  {
    id: 'bakery-fr-wage',
    base,
    kind: 'wages',
    change: { form: 'staff.0.pay.wage', value: 24_00 },
    places: ['form:staff.0.pay.wage', 'business-plan.team'],
  },
  {
    id: 'bakery-fr-seasons',
    base,
    kind: 'seasons',
    change: {
      answer: 'finances.cashFlow',
      add: 'L’été, avec les touristes, je vendrai trois fois plus qu’en hiver, et février est mort ici.',
    },
    places: ['finances.cashFlow', 'form:offers.0.season', 'analysis.risks'],
  },
  {
    id: 'bakery-fr-people',
    base,
    kind: 'people',
    change: {
      answer: 'rd.technicalRequirements',
      add: 'Avec mes quatre employées, la pâte est façonnée avant 5 h.',
    },
    places: ['rd.technicalRequirements', 'business-plan.team', 'form:staff'],
  },
  {
    id: 'bakery-fr-price',
    base,
    kind: 'price',
    change: { answer: 'rd.productDescription', swap: ['vendue 7,50 $', 'vendue 9,25 $'] },
    places: [
      'rd.productDescription',
      'finances.pricingStrategy',
      'idea.businessIdea',
      'form:offers.0.price',
    ],
  },
];
