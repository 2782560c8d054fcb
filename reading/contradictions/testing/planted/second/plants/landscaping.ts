import type { Plant } from '../../types.ts';

const base = 'landscaping-en';

export const landscapingPlants: readonly Plant[] = [
  {
    id: 'landscaping-en-crew-pay',
    base,
    kind: 'wages',
    change: { form: 'staff.0.pay.wage', value: 31_00 },
    places: ['form:staff.0.pay.wage', 'business-plan.team'],
  },
  {
    id: 'landscaping-en-savings',
    base,
    kind: 'ownMoney',
    change: {
      answer: 'business-plan.resources',
      add: 'The rest comes out of my own savings, $9,000, which is all I put in.',
    },
    places: ['business-plan.resources', 'finances.comments', 'form:capital.0.amount'],
  },
  {
    id: 'landscaping-en-winter',
    base,
    kind: 'seasons',
    change: {
      answer: 'analysis.differentiators',
      add: 'We work in all twelve months, and January brings in as much as July.',
    },
    places: ['analysis.differentiators', 'finances.cashFlow', 'form:offers.0.season'],
  },
  {
    id: 'landscaping-en-caisse',
    base,
    kind: 'loan',
    change: {
      answer: 'business-plan.milestones',
      swap: ['Loan approved in February 2027.', 'Loan of $70,000 approved in February 2027.'],
    },
    places: ['business-plan.milestones', 'finances.comments', 'form:loans.0.amount'],
  },
];
