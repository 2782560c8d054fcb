import type { Labels } from './fr.ts';

export const en: Labels = {
  journal: {
    moods: { positive: 'Positive', neutral: 'Neutral', negative: 'Challenging' },
    moodOf: (mood) => `Mood: ${mood}`,
    entries: 'Your entries',
  },
  maturity: {
    overall: (score) => `Overall score: ${score} out of 100`,
    outOf: 'out of 100',
    categories: {
      idea: 'Idea',
      market: 'Market',
      business: 'Business plan',
      marketing: 'Marketing',
      product: 'Product',
      finance: 'Finances',
    },
    strengths: 'Strengths',
    weaknesses: 'Areas for improvement',
    nextSteps: 'Next steps',
    timeline: 'Estimated timeline',
  },
  personas: {
    age: (years) => `${years} ${years === 1 ? 'year' : 'years'} old`,
    income: 'Income',
    quote: (words) => `“${words}”`,
    lists: {
      besoins: 'Needs',
      frustrations: 'Frustrations',
      objectifs: 'Goals',
      comportements: 'Habits',
      canaux_preferes: 'Preferred channels',
      freins_achat: 'Barriers to buying',
    },
    nameless: 'Unnamed persona',
  },
  file: {
    project: (name) => `Project: ${name}`,
    saved: (date) => `Saved on ${date}`,
    answers: 'My answers',
    comments: 'Comments or clarifications',
    ideas: 'Ideas',
    selected: 'Selected idea',
    estimate: 'This document contains estimates: your decisions remain your own.',
  },
};
