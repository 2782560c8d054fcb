import type { Plant } from '../types.ts';

const base = 'garage-fr';

export const garagePlants: readonly Plant[] = [
  {
    id: 'garage-fr-scanner',
    base,
    kind: 'equipment',
    change: {
      answer: 'rd.technicalRequirements',
      add: 'Le scanneur qu’on achète coûte 14 500 $, c’est le morceau le plus cher après les lifts.',
    },
    places: ['rd.technicalRequirements', 'business-plan.resources', 'form:assets.2.cost'],
  },
  {
    id: 'garage-fr-own-money',
    base,
    kind: 'ownMoney',
    change: { form: 'capital.1.amount', value: 5_000_00 },
    places: ['form:capital.1.amount', 'finances.comments'],
  },
  {
    id: 'garage-fr-nobody-else',
    base,
    kind: 'alone',
    change: {
      answer: 'marketing.valueProposition',
      add: 'Je suis le seul à toucher à votre char : pas d’employé, pas d’associé, juste moi.',
    },
    places: ['marketing.valueProposition', 'business-plan.team', 'form:staff'],
  },
  {
    id: 'garage-fr-collect',
    base,
    kind: 'paymentTerms',
    change: { form: 'collect', value: ['0', '0', '1', '0'] },
    places: ['form:collect', 'finances.cashFlow'],
  },
  {
    id: 'garage-fr-years',
    base,
    kind: 'experience',
    change: {
      profile: 'people.0.experience',
      value: 'Mécanicien depuis 6 ans, compagnon classe A.',
    },
    places: ['profile:people.0.experience', 'idea.experience'],
  },
  {
    id: 'garage-fr-insurance',
    base,
    kind: 'namedCost',
    change: {
      answer: 'analysis.risks',
      add: 'Déjà que l’assurance du garage nous coûte 1 250 $ par mois.',
    },
    places: ['analysis.risks', 'finances.fixedCosts', 'form:fixed.1.amount'],
  },
  {
    id: 'garage-fr-over-whole',
    base,
    kind: 'shares',
    change: { profile: 'people.0.share', value: '70 %' },
    places: ['profile:people.0.share', 'profile:people.1.share', 'finances.comments'],
  },
];
