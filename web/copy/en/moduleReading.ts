import type {
  form as frForm,
  reading as frReading,
  regenerating as frRegenerating,
  stale as frStale,
  untraced as frUntraced,
} from '../fr/moduleReading.ts';

/** Texts for a questionnaire: its progress, and how it is shown. */
export const form: typeof frForm = {
  progress: 'Questions answered',
  answered: (count, all) => `${count} of ${all}`,
  missing: (count) => (count === 1 ? '1 answer missing' : `${count} answers missing`),
  missingRequired: () => '(required)',
  fold: (title) => `Group: ${title}`,
  example: 'Example',
  helpAndExample: 'Help and example',
  exampleTitle: 'For example',
  exampleFailed: 'The example could not be loaded. Check your connection, then try again.',
  oneByOne: 'One question at a time',
  overview: 'List',
  overviewOf: 'of the questions',
  step: (number, all) => `Question ${number} of ${all}`,
  back: 'Previous',
  next: 'Next',
  isAnswered: 'answered',
  toggle: 'Questions and answers',
};

/** Texts for reading a write-up. */
export const reading: typeof frReading = {
  contents: 'Contents',
  fold: (title) => `Section: ${title}`,
  backTo: {
    question: (label) => `Back to “${label}”`,
    questions: 'Back to the questions',
  },
  checkProposals: 'Check the answers',
};

/** Texts for the confirmation before a result is generated again. */
export const regenerating: typeof frRegenerating = {
  title: 'Generate a new result?',
  replaces: 'The current result will be replaced; it stays in the earlier versions.',
  cost: 'This counts as one generation.',
  left: (count) => (count === 1 ? 'You have 1 left.' : `You have ${count} left.`),
  changed: {
    title: 'What has changed since:',
    nothing:
      'Your answers have not changed since the last write-up: the new result will say much the same.',
  },
  missing: (count) =>
    count === 1
      ? 'One required answer is missing before you can regenerate:'
      : `${count} required answers are missing before you can regenerate:`,
  cancel: 'Cancel',
};

/** Texts for a result that is out of date because something it is based on has changed. */
export const stale: typeof frStale = {
  title: {
    text: 'This text was written before your latest changes',
    other: 'This result was made before your latest changes',
  },
  since: (date) => `Written on ${date}. Since then, this has changed:`,
  of: (what, module) => `${what} (${module})`,
  savedOn: (date) => `saved on ${date}`,
  comments: 'Comments or clarifications',
  selectedIdea: 'The chosen idea',
  forecast: 'The forecast: a figure that the text writes itself, or a blocking point',
  update: 'Update',
  updateForOne: 'Update (one generation)',
  stillRight: 'Still right',
};

/** Texts about unexplained amounts in a text. */
export const untraced: typeof frUntraced = {
  title: (count) =>
    count === 1
      ? '1 amount without a source in this text'
      : `${count} amounts without a source in this text`,
  lead: (count) =>
    count === 1
      ? 'Neither your forecast, nor your answers, nor the law explains it. A lender will ask where it comes from.'
      : 'Neither your forecast, nor your answers, nor the law explains them. A lender will ask where they come from.',
  settle: 'Settle',
  all: (shown, count) =>
    shown < count ? `See the first ${shown} amounts` : `See all ${count} amounts`,
  more: (count) =>
    count === 1
      ? 'There is 1 more, further down in the text.'
      : `There are ${count} more, further down in the text.`,
  figure: 'A figure of your forecast, which will follow your answers',
  chooseFigure: 'Choose a figure…',
  useFigure: 'Use this figure',
  verify: 'Mark “to verify”',
  mine: 'It is my amount',
  own: (amount, context) => `Amount confirmed: ${amount} (${context})`,
};
