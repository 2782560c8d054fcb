import type { MaturityPhrases } from '../words/maturityWords.ts';

/** What the writer says of a score, in English. */
export const maturity: MaturityPhrases = {
  statuses: ['Not started', 'Draft', 'On the way', 'Well advanced', 'Solid'],
  areas: {
    idea: 'Idea',
    market: 'Market',
    business: 'Organization',
    marketing: 'Marketing',
    product: 'Product',
    finance: 'Finances',
  },
  unlocks: {
    idea: 'everything else rests on the idea in black and white.',
    market: 'you will know whom to talk to first and whom you are up against.',
    business: 'you will have dated milestones and a division of roles to show.',
    marketing: 'you will know where to spend your first dollars to be seen.',
    product: 'you will know what is left to work out before selling, and what it leaves behind.',
    finance: 'you will know your break-even point and the money it takes to hold on.',
  },
  fillIn: (title, unlocks) => `Fill in “${title}”: ${unlocks}`,
  answer: (question, title) => `Answer this question of “${title}” too: ${question}`,
  sharpen: [
    (words, title) => `Make “${words}” more precise in “${title}”: who, where, how much, by when.`,
    (words, title) => `In “${title}”, “${words}” is short: add an example from real life.`,
  ],
  count: [
    (words, title) => `Add a number to “${words}”, in “${title}”: a price, a date or a quantity.`,
    (words, title) => `In “${title}”, put a figure to this: “${words}”.`,
    (words, title) =>
      `“${words}”, in “${title}”: how many, at what price or by when? A single figure is enough.`,
  ],
  generate: (title) => `Generate the write-up of “${title}” and correct what sounds wrong.`,
  prove: {
    idea: 'Tell the idea to five strangers and note the sentence that they remember.',
    market: 'Talk to ten of your customers and compare their words with yours.',
    business: 'Have the plan read by someone who has already started a business.',
    marketing: 'Try a single channel for two weeks and count the answers.',
    product: 'Have three people try a first version and note where they hesitate.',
    finance: 'Replace three estimated amounts with real quotes or invoices.',
  },
  strong: (area, words) => `${area}: you can lean on “${words}”.`,
  noStrength: 'The project exists: you have begun, and each module you fill in will show here.',
  empty: (area, titles) => `${area}: nothing yet in “${titles}”.`,
  vague: (area, score) =>
    `${area}: ${score} out of 100, the answers are still short or without figures.`,
  noWeakness: 'No area lags behind; what is missing is proof from customers who paid.',
  due: ['Within a week. ', 'Within two weeks. ', 'Within three weeks. ', 'Within a month. '],
  lastStep: 'Within six weeks. Calculate the score again and compare it with today’s.',
  timeline: [
    'At this stage, count on about six months before a first customer, provided you fill in one module a week (an estimate, to verify).',
    'A first customer is realistic within three to four months, if the weakest areas are taken up first (an estimate, to verify).',
    'A first customer is realistic within two months; what is left is mostly to prove the figures (an estimate, to verify).',
  ],
  deadline: (words) => `Your own deadline, “${words}”, is to be compared with this estimate.`,
  demonstration:
    'This demonstration score is worked out without AI, from what your modules hold; for a real provider, set AI_BASE_URL and AI_API_KEY.',
};
