import type { Plant } from '../types.ts';

const base = 'furniture-fr';

export const furniturePlants: readonly Plant[] = [
  {
    id: 'furniture-fr-mill-rent',
    base,
    kind: 'rent',
    change: {
      answer: 'business-plan.location',
      swap: [
        'Le loyer est de 1 350 $ par mois',
        'Le loyer est de mille neuf cents dollars par mois',
      ],
    },
    places: ['business-plan.location', 'finances.fixedCosts', 'form:fixed.0.amount'],
  },
  {
    id: 'furniture-fr-bank',
    base,
    kind: 'loan',
    change: {
      answer: 'finances.cashFlow',
      add: 'Les 65 000 $ empruntés à la banque se remboursent à partir du premier mois.',
    },
    places: [
      'finances.cashFlow',
      'finances.comments',
      'form:loans.0.amount',
      'profile:amountAsked',
    ],
  },
  {
    id: 'furniture-fr-savings',
    base,
    kind: 'ownMoney',
    change: {
      answer: 'business-plan.resources',
      add: "Pour payer ça, j'ai 25 000 $ à moi que je mets dans l'affaire au départ.",
    },
    places: ['business-plan.resources', 'finances.comments', 'form:capital.0.amount'],
  },
  {
    id: 'furniture-fr-no-staff',
    base,
    kind: 'alone',
    change: { form: 'staff', value: [] },
    places: ['form:staff', 'business-plan.team'],
  },
  {
    id: 'furniture-fr-company',
    base,
    kind: 'legalForm',
    change: { answer: 'business-plan.legalStructure', swap: ['soleProprietorship', 'corporation'] },
    places: ['business-plan.legalStructure', 'form:form'],
  },
  {
    id: 'furniture-fr-hands',
    base,
    kind: 'people',
    change: {
      answer: 'idea.problemSolved',
      add: "À l'atelier on est cinq à temps plein, moi et quatre salariés, ça sort vite.",
    },
    places: ['idea.problemSolved', 'business-plan.team', 'form:staff'],
  },
  {
    id: 'furniture-fr-autumn',
    base,
    kind: 'opening',
    change: { form: 'opening', value: '2027-10' },
    places: ['form:opening', 'business-plan.milestones'],
  },
];
