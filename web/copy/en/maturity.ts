import type { maturity as fr } from '../fr/maturity.ts';

/** The texts of the maturity score’s screen. */
export const maturity: typeof fr = {
  commentsHelp:
    'What your modules do not say yet: a sale made, a deal signed, a loan obtained. The next calculation will take it into account.',
  overall: (score) => `Overall score: ${score} out of 100`,
  outOf: 'out of 100',
  bands: { green: 'Solid', yellow: 'On track', orange: 'Needs work', red: 'To build' },
  categoriesName: 'The six areas',
  categories: {
    idea: 'Idea',
    market: 'Market',
    business: 'Business plan',
    marketing: 'Marketing',
    product: 'Product',
    finance: 'Finances',
  },
  overallLater: 'The overall score will appear at the end.',
  strengths: 'Strengths',
  weaknesses: 'Areas for improvement',
  nextSteps: 'Next steps',
  timeline: 'Estimated timeline',
  estimate: 'A score is one reading of your answers, not a verdict: your decisions remain yours.',
  empty: {
    title: 'Your score will appear here',
    text: 'It takes all your modules into account, filled in or not, and scores your project out of 100, in six areas, with your strengths, areas for improvement and next steps.',
    filled: (count, all) =>
      count === 0
        ? `None of your ${all} modules has a result yet: the score will be more useful after “My idea”.`
        : `So far, ${count} of ${all} modules ${count === 1 ? 'has' : 'have'} a result. You can calculate the score now, then again later.`,
  },
};
