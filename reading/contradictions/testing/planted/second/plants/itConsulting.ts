import type { Plant } from '../../types.ts';

const base = 'it-consulting-en';

export const itConsultingPlants: readonly Plant[] = [
  {
    id: 'it-consulting-en-upfront',
    base,
    kind: 'paymentTerms',
    change: {
      answer: 'marketing.valueProposition',
      add: 'Every client pays us in advance, before the work starts.',
    },
    places: ['marketing.valueProposition', 'finances.cashFlow', 'form:collect'],
  },
  {
    id: 'it-consulting-en-years',
    base,
    kind: 'experience',
    change: { profile: 'people.0.experience', value: 'Four years in IT.' },
    places: ['profile:people.0.experience', 'idea.experience', 'brainstorm.skills'],
  },
  {
    id: 'it-consulting-en-quarter-million',
    base,
    kind: 'goalInMoney',
    change: {
      answer: 'idea.targetMarket',
      add: 'Nine offices should bring us $340,000 of sales in the first year.',
    },
    places: ['idea.targetMarket', 'finances.revenueGoals', 'form:offers.0.units'],
  },
  {
    id: 'it-consulting-en-technicians',
    base,
    kind: 'people',
    change: {
      answer: 'analysis.differentiators',
      add: 'My three technicians are on the road from seven in the morning.',
    },
    places: ['analysis.differentiators', 'business-plan.team', 'form:staff'],
  },
];
