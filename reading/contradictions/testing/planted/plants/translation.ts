import type { Plant } from '../types.ts';

const base = 'translation-en';

export const translationPlants: readonly Plant[] = [
  {
    id: 'translation-en-thirds',
    base,
    kind: 'shares',
    change: {
      answer: 'finances.comments',
      add: 'Ada holds two thirds of the practice and Per one third.',
    },
    places: [
      'finances.comments',
      'business-plan.team',
      'profile:people.0.share',
      'profile:people.1.share',
    ],
  },
  {
    id: 'translation-en-company',
    base,
    kind: 'legalForm',
    change: { form: 'form', value: 'corporation' },
    places: ['form:form', 'business-plan.milestones', 'business-plan.legalStructure'],
  },
  {
    id: 'translation-en-on-the-spot',
    base,
    kind: 'paymentTerms',
    change: {
      answer: 'finances.cashFlow',
      swap: [
        'Law firms pay thirty days after the invoice, and so do the clinics.',
        'Everybody settles the bill when they send us the text, before we type a word.',
      ],
    },
    places: ['finances.cashFlow', 'form:collect'],
  },
  {
    id: 'translation-en-words',
    base,
    kind: 'goalInUnits',
    change: {
      answer: 'finances.revenueGoals',
      swap: [
        'Five hundred and sixty thousand words in year one, so 560 units of a thousand, $134,400.',
        'Nine hundred thousand words in year one.',
      ],
    },
    places: ['finances.revenueGoals', 'rd.technicalRequirements', 'form:offers.0.units'],
  },
  {
    id: 'translation-en-fall',
    base,
    kind: 'salesBeforeOpening',
    change: {
      answer: 'business-plan.milestones',
      swap: [
        'Office in January 2027.',
        'By Christmas 2026 the practice has billed its first 40,000 words to clients. Office in January 2027.',
      ],
    },
    places: ['business-plan.milestones', 'form:opening'],
  },
  {
    id: 'translation-en-caisse',
    base,
    kind: 'loan',
    change: { form: 'loans.0.amount', value: 20_000_00 },
    places: ['form:loans.0.amount', 'finances.comments'],
  },
  {
    id: 'translation-en-summer',
    base,
    kind: 'seasons',
    change: {
      answer: 'analysis.risks',
      add: 'And we make three quarters of our year between September and December; from May to August there is next to no work.',
    },
    places: [
      'analysis.risks',
      'finances.cashFlow',
      'finances.revenueGoals',
      'form:offers.0.season',
    ],
  },
];
