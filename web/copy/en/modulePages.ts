import { en as labels } from '@elan/domain/project/labels/en';
import type * as fr from '../fr/modulePages.ts';

/** Texts for the screen that helps to find an idea. */
export const brainstorm: typeof fr.brainstorm = {
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
    `The AI suggested only ${count === 1 ? '1 idea' : `${count} ideas`} instead of ${least} or more. You can generate others.`,
  sector: 'Sector',
  interest: (level) => `Interest: ${level}`,
  selected: 'Chosen',
  goOn: 'Skip to the next step',
  selectChange: (title) => `Choose “${title}”`,
  selectedIdea: 'Chosen idea',
  develop: 'Develop this idea',
  developHint: 'Its outline will be copied into the My idea module, where you can complete it.',
  developFailed: 'The idea could not be copied',
  filter: {
    interest: 'Interest',
    sector: 'Sector',
    all: 'All',
    count: (shown, all) => `${shown} of ${all} ideas`,
    none: 'No idea matches this choice.',
    reset: 'Show all ideas',
  },
  compare: {
    mark: 'Compare',
    one: 'One idea marked: mark another to compare them.',
    open: (count) => `Compare ${count} ideas`,
    title: 'Compare your ideas',
    aspect: 'Aspect',
    description: 'In short',
    sameForAll: '(the same for all)',
    choice: 'Your choice',
    choose: 'Choose this idea',
  },
  waiting: (title) => `You chose “${title}”.`,
  replace: {
    title: 'Your My idea module already has answers',
    text: 'Developing this idea would replace these answers.',
    now: 'Now',
    after: 'With this idea',
    keep: 'Keep my answers',
    replace: 'Replace',
  },
};

/** Texts for the journal’s screen. */
export const journal: typeof fr.journal = {
  stillOpen:
    'Your journal stays open: you can go on writing in it. Only the analysis needs a subscription.',
  commentsHelp:
    'What your entries do not say and the analysis should know. It will take it into account.',
  form: {
    name: 'New entry',
    title: 'Title',
    titleExample: 'First tasting at the market',
    content: 'Content',
    contentHelp: 'What happened, what you think of it, what you will do next.',
    contentExample:
      'Twelve parents tasted the shepherd’s pie. Three asked when we would start delivering. I still do not know what to tell them.',
    mood: 'Mood',
    add: 'Add entry',
    waits: 'You can add this entry as soon as the analysis is done.',
    added: 'Entry added',
  },
  ...labels.journal,
  list: {
    name: labels.journal.entries,
    count: (count) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
    more: (count) => (count === 1 ? 'Show the next entry' : `Show the next ${count} entries`),
    emptyTitle: 'Your journal begins here',
    empty:
      'A few lines are enough: a meeting, a doubt, a small win. After a few days, reading them again, you will see what keeps coming back.',
  },
  add: (title) => `Add “${title}”`,
  remove: (title) => `Delete “${title}”`,
  removed: (title) => `Entry deleted: ${title}`,
  putBack: (title) => `Put “${title}” back`,
  last: {
    title: 'Delete your only entry?',
    text: 'Without a Premium subscription, an empty journal closes: you will no longer be able to write in it or bring this entry back.',
    confirm: 'Delete it anyway',
  },
  analysis: {
    name: 'Look back on your journey',
    about: (entries) => `The analysis reads your latest entries, ${entries} at most.`,
    show: 'Show the analysis',
    hide: 'Hide the analysis',
    emptyTitle: 'The analysis will appear here',
    empty: 'Write at least one entry, then ask for the analysis. It will have these sections:',
  },
};

/** Texts for the maturity score’s screen. */
export const maturity: typeof fr.maturity = {
  commentsHelp:
    'What your modules do not say yet: a sale made, a deal signed, a loan obtained. The next calculation will take it into account.',
  ...labels.maturity,
  bands: { green: 'Solid', yellow: 'On track', orange: 'Needs work', red: 'To build' },
  categoriesName: 'The six areas',
  overallLater: 'The overall score will appear at the end.',
  question: (module, place) => `${module}, question\u00a0${place}`,
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

/** Texts for the personas’ screen. */
export const personas: typeof fr.personas = {
  commentsHelp:
    'A group of customers not to forget, a neighbourhood, a detail to correct: the next personas will take it into account.',
  empty: {
    title: 'Your three personas will appear here',
    text: 'They are drawn from what your modules say about your customers, above all “My idea” and the situation analysis. The more precise those answers, the more the personas will look like real people.',
    next: 'Generate them, then go and talk to someone who is like them.',
  },
  ...labels.personas,
  details: 'Details',
  listsSoFar: (count, all) => `Details: ${count} of ${all}`,
  remove: (name) => `Delete ${name}`,
  removed: (name) => `Persona deleted: ${name}`,
  putBack: (name) => `Put ${name} back`,
};
