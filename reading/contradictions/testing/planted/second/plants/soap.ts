import type { Plant } from '../../types.ts';

const base = 'soap-en';

export const soapPlants: readonly Plant[] = [
  {
    id: 'soap-en-incorporated',
    base,
    kind: 'legalForm',
    change: { form: 'form', value: 'corporation' },
    places: ['form:form', 'business-plan.milestones', 'business-plan.legalStructure'],
  },
  {
    id: 'soap-en-holly',
    base,
    kind: 'shares',
    change: { profile: 'people.1.share', value: '25%' },
    places: ['profile:people.1.share', 'profile:people.0.share', 'finances.comments'],
  },
  {
    id: 'soap-en-hardware-store',
    base,
    kind: 'rent',
    change: {
      answer: 'rd.technicalRequirements',
      add: 'Our landlord at the hardware store gets nine hundred and eighty dollars a month from us.',
    },
    places: [
      'rd.technicalRequirements',
      'business-plan.location',
      'finances.fixedCosts',
      'form:fixed.0.amount',
    ],
  },
  {
    id: 'soap-en-website',
    base,
    kind: 'salesBeforeOpening',
    change: {
      answer: 'finances.cashFlow',
      add: 'Since November 2026 our website has been selling forty bars a week.',
    },
    places: ['finances.cashFlow', 'form:opening', 'business-plan.milestones'],
  },
];
