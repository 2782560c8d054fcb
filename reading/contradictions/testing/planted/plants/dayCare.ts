import type { Plant } from '../types.ts';

const base = 'day-care-en';

export const dayCarePlants: readonly Plant[] = [
  {
    id: 'day-care-en-educator-pay',
    base,
    kind: 'wages',
    change: {
      answer: 'business-plan.team',
      swap: [
        'full time at 37.5 hours and $23.50 an hour',
        'full time at 37.5 hours and thirty dollars an hour',
      ],
    },
    places: ['business-plan.team', 'form:staff.0.pay.wage'],
  },
  {
    id: 'day-care-en-educators',
    base,
    kind: 'people',
    change: { form: 'staff.0.people', value: 5 },
    places: ['form:staff.0.people', 'business-plan.team', 'rd.technicalRequirements'],
  },
  {
    id: 'day-care-en-year-one',
    base,
    kind: 'goalInMoney',
    change: {
      answer: 'finances.revenueGoals',
      swap: ['180 months of care, so $226,800', '180 months of care, so $390,000'],
    },
    places: ['finances.revenueGoals', 'form:offers.0.units'],
  },
  {
    id: 'day-care-en-severance',
    base,
    kind: 'ownMoney',
    change: {
      answer: 'idea.experience',
      add: 'My severance was $48,000, and every dollar of it goes into the day care at the start.',
    },
    places: ['idea.experience', 'finances.comments', 'form:capital.0.amount'],
  },
  {
    id: 'day-care-en-playground',
    base,
    kind: 'equipment',
    change: { form: 'assets.1.cost', value: 31_000_00 },
    places: ['form:assets.1.cost', 'business-plan.resources'],
  },
  {
    id: 'day-care-en-start',
    base,
    kind: 'opening',
    change: { form: 'opening', value: '2027-04' },
    places: ['form:opening', 'business-plan.milestones'],
  },
  {
    id: 'day-care-en-spring-fees',
    base,
    kind: 'salesBeforeOpening',
    change: {
      answer: 'marketing.customerAcquisition',
      swap: [
        'nine have paid nothing but said yes.',
        'nine of those children are in our care already and have paid us every month since May 2027.',
      ],
    },
    places: ['marketing.customerAcquisition', 'form:opening', 'business-plan.milestones'],
  },
];
