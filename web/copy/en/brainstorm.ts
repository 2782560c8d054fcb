import type { brainstorm as fr } from '../fr/brainstorm.ts';

/** The texts of the screen that finds an idea. */
export const brainstorm: typeof fr = {
  haveIdea: {
    title: 'Already have an idea?',
    text: 'Skip this module: describe it right away.',
    button: 'I already have an idea',
    change: 'Say that you already have an idea',
  },
  empty: {
    title: 'No ideas generated',
    whenMissing: 'Answer the required questions, then generate 12 to 15 ideas that suit you.',
    whenReady: 'Your answers are enough: generate your ideas whenever you like.',
  },
  count: (count) => (count === 1 ? '1 idea' : `${count} ideas`),
  choose: 'Choose the one that appeals to you most. You can change your mind.',
  chooseLater: 'Ideas come in one by one. You can choose once the list is complete.',
  list: 'List of ideas',
  fewer: (count, least) =>
    `The AI suggested only ${count} ideas instead of ${least} or more. You can generate others.`,
  sector: 'Sector',
  interest: (level) => `Interest: ${level}`,
  selected: 'Chosen',
  selectChange: (title) => `Choose “${title}”`,
  selectedIdea: 'Chosen idea',
  develop: 'Develop this idea',
  developHint: 'Its outline will be copied into the My idea module, where you can complete it.',
  developFailed: 'The idea could not be copied',
  replace: {
    title: 'Your My idea module already has answers',
    text: 'Developing this idea would replace these answers.',
    now: 'Now',
    after: 'With this idea',
    keep: 'Keep my answers',
    replace: 'Replace',
  },
};
