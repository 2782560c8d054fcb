import type { Plant } from '../types.ts';

const base = 'software-en';

export const softwarePlants: readonly Plant[] = [
  {
    id: 'software-en-price',
    base,
    kind: 'price',
    change: { form: 'offers.0.price', value: 59_00 },
    places: [
      'form:offers.0.price',
      'finances.pricingStrategy',
      'rd.productDescription',
      'idea.businessIdea',
      'marketing.valueProposition',
    ],
  },
  {
    id: 'software-en-invoices',
    base,
    kind: 'paymentTerms',
    change: {
      answer: 'rd.productDescription',
      add: 'We invoice salons, and they have sixty days to pay.',
    },
    places: ['rd.productDescription', 'finances.cashFlow', 'form:collect'],
  },
  {
    id: 'software-en-salons',
    base,
    kind: 'goalInUnits',
    change: {
      answer: 'marketing.customerAcquisition',
      add: 'By the twelfth month that has to bring us 320 paying salons.',
    },
    places: [
      'marketing.customerAcquisition',
      'finances.revenueGoals',
      'idea.targetMarket',
      'form:offers.0.units',
    ],
  },
  {
    id: 'software-en-ads',
    base,
    kind: 'namedCost',
    change: {
      answer: 'marketing.contentStrategy',
      add: 'On top of the videos we spend $1,400 every month on ads and shows.',
    },
    places: ['marketing.contentStrategy', 'finances.fixedCosts', 'form:fixed.2.amount'],
  },
  {
    id: 'software-en-over-whole',
    base,
    kind: 'shares',
    change: {
      answer: 'business-plan.team',
      swap: [
        'Theo sells, 30 hours a week.',
        'Theo, who owns half the company, sells, 30 hours a week.',
      ],
    },
    places: ['business-plan.team', 'finances.comments', 'profile:people.1.share'],
  },
  {
    id: 'software-en-texts',
    base,
    kind: 'unitCost',
    change: { form: 'offers.0.cost', value: 14_50 },
    places: ['form:offers.0.cost', 'finances.variableCosts'],
  },
  {
    id: 'software-en-registered',
    base,
    kind: 'legalForm',
    change: {
      answer: 'idea.experience',
      add: 'The business is a sole proprietorship registered under Dana’s name, and it will remain one.',
    },
    places: [
      'idea.experience',
      'business-plan.legalStructure',
      'business-plan.milestones',
      'form:form',
    ],
  },
];
