import type { landing as fr } from '../fr/landing.ts';

/** The texts of the landing page. */
export const landing: typeof fr = {
  title: 'Élan, from an idea to a business plan',
  headline: 'From a scribbled idea to a plan people take seriously.',
  lead: 'Eleven modules, your answers, and an AI that writes from what you know. In French and in English, at the pace of your evenings.',
  start: 'Get Started',
  startNote: (modules, generations) =>
    `${modules} modules and ${generations} generations free, no card`,
  stepsTitle: 'How it works',
  steps: [
    { title: 'State your idea', text: 'In your own words, even half formed.' },
    { title: 'Answer', text: 'An adviser’s questions, not a form.' },
    { title: 'Read and correct', text: 'The AI drafts, you hold the pen.' },
    { title: 'Present', text: 'A plan your credit union understands.' },
  ],
  sheet: {
    context: 'Night Bread · My idea',
    title: 'What your answers say',
    lines: [
      {
        title: 'Strengths',
        text: 'The only counter open between 10 p.m. and 6 a.m., a walk from the hospital.',
      },
      { title: 'To check', text: 'One person at the oven: who takes over on days off?' },
      {
        title: 'Within 30 days',
        text: 'Twelve tastings at shift change, and what they teach you.',
      },
    ],
    note: 'A sample write-up, drawn from a baker’s answers.',
  },
  fairness:
    'No refunds are given. Everything Élan produces is an estimate; your decisions remain your own.',
};
