import type { firstSteps as fr } from '../fr/firstSteps.ts';

/** The texts of the first steps, for a new user. */
export const firstSteps: typeof fr = {
  title: 'Your first three steps',
  dismiss: 'Hide the first steps',
  premium: '(Premium)',
  here: 'You are here.',
  steps: {
    brainstorm: {
      name: 'Find or state your idea',
      text: 'A few questions about you, or the idea you already have.',
    },
    analysis: {
      name: 'Analyze it',
      text: 'Strengths, weaknesses, opportunities and threats, in black and white.',
    },
    'business-plan': {
      name: 'Write the business plan',
      text: 'The document people will ask you for, written from your answers.',
    },
  },
};
