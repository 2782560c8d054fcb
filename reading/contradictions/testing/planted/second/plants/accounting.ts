import type { Plant } from '../../types.ts';

const base = 'accounting-fr';

export const accountingPlants: readonly Plant[] = [
  {
    id: 'accounting-fr-technician',
    base,
    kind: 'alone',
    change: {
      form: 'staff',
      value: [
        {
          id: 'technician',
          name: 'Technicienne',
          pay: { mode: 'hourly', wage: 26_00, hoursPerWeek: 30, vacation: '4' },
        },
      ],
    },
    places: ['form:staff', 'business-plan.team'],
  },
  {
    id: 'accounting-fr-entry',
    base,
    kind: 'unitCost',
    change: {
      answer: 'finances.variableCosts',
      swap: [
        'Par client et par mois, 22 $ de saisie par la pigiste.',
        'Chaque mois de tenue de livres me coûte 75 $ de saisie par la pigiste.',
      ],
    },
    places: ['finances.variableCosts', 'form:offers.0.cost'],
  },
  {
    id: 'accounting-fr-own-name',
    base,
    kind: 'legalForm',
    change: {
      answer: 'idea.experience',
      add: 'Je me lance en entreprise individuelle, à mon nom, sans incorporer.',
    },
    places: [
      'idea.experience',
      'business-plan.legalStructure',
      'business-plan.milestones',
      'form:form',
    ],
  },
  {
    id: 'accounting-fr-autumn-bills',
    base,
    kind: 'salesBeforeOpening',
    change: {
      answer: 'marketing.customerAcquisition',
      add: 'En octobre 2026, mon cabinet a déjà facturé 6 800 $ à ses quatre premiers clients.',
    },
    places: ['marketing.customerAcquisition', 'form:opening', 'business-plan.milestones'],
  },
];
