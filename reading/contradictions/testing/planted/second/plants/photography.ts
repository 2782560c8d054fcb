import type { Plant } from '../../types.ts';

const base = 'photography-en';

export const photographyPlants: readonly Plant[] = [
  {
    id: 'photography-en-too-many',
    base,
    kind: 'capacity',
    change: { form: 'offers.0.units.years', value: [70, 75, 80] },
    places: ['form:offers.0.units.years', 'rd.technicalRequirements', 'finances.revenueGoals'],
  },
  {
    id: 'photography-en-clicks',
    base,
    kind: 'namedCost',
    change: {
      answer: 'analysis.risks',
      add: 'And the ads already eat $410 a month.',
    },
    places: [
      'analysis.risks',
      'finances.fixedCosts',
      'marketing.customerAcquisition',
      'form:fixed.4.amount',
    ],
  },
  {
    id: 'photography-en-family',
    base,
    kind: 'price',
    change: { form: 'offers.1.price', value: 475_00 },
    places: [
      'form:offers.1.price',
      'finances.pricingStrategy',
      'idea.businessIdea',
      'rd.productDescription',
    ],
  },
  {
    id: 'photography-en-june',
    base,
    kind: 'opening',
    change: {
      answer: 'marketing.customerAcquisition',
      add: 'We open in June 2027 with cider for everyone.',
    },
    places: ['marketing.customerAcquisition', 'business-plan.milestones', 'form:opening'],
  },
];
