import type { moduleScreen as fr } from '../fr/moduleScreen.ts';
import { generating } from './generating.ts';
import { results } from './results.ts';

/** The texts of a module’s screen. */
export const moduleScreen: typeof fr = {
  ...generating,
  results,
  position: (number, all) => `Module ${number} of ${all}`,
  loading: 'Loading the module…',
  noProject: {
    title: 'No project selected',
    text: 'Return to dashboard to select a project',
    link: 'Go to the dashboard',
  },
  premium: {
    title: 'Premium Module',
    toolTitle: 'Premium access required',
    text: 'This module requires a premium subscription to be used.',
  },
  project: 'Project',
  suspended: 'Account suspended',
  founder: 'Founder Access - Unlimited AI',
  questions: 'Questions',
  choose: 'Choose…',
  comments: 'Comments or clarifications',
  commentsHelp: 'What the questions did not ask. The next write-up will take it into account.',
  tooLong: (length, max) =>
    `This text has ${length.toLocaleString('en-CA')} characters; the maximum is ${max.toLocaleString('en-CA')}. Nothing was cut: shorten it to be able to save.`,
  usage: 'AI generations',
  usageValue: (used, limit) => `${used} of ${limit}`,
  save: 'Save',
  saving: 'Saving…',
  unsaved: 'Unsaved',
  neverSaved: 'Nothing saved yet',
  savedAt: (when) => `Saved ${when}`,
  draftKeptAt: (when) => `Draft kept ${when}`,
  today: (time) => `at ${time}`,
  earlier: (date, time) => `on ${date} at ${time}`,
  draftRefused: {
    title: 'This browser is not keeping your draft',
    text: 'Its storage is full or blocked. Save before you leave this page, or your changes will be lost.',
  },
  otherTab: {
    title: 'This module is also being edited in another tab',
    text: 'What you wrote here has not changed. Save here to keep this version.',
  },
  moved: {
    title: 'The saved version has changed since your draft',
    text: 'Your draft is untouched. Compare the two before you save.',
    compare: 'Compare',
  },
  discard: 'Discard the draft',
  discarded: 'Draft discarded. The saved version is back.',
  undo: 'Undo',
  saved: 'Saved',
  saveFailed: 'Saving failed',
  saveWaits: 'What you wrote will be saved with the result.',
  conflict: {
    title: 'This module was changed elsewhere',
    text: 'Another version was saved since you opened it. Nothing was replaced. Here is what differs.',
    mine: 'Here',
    theirs: 'Saved',
    blank: 'No answer',
    keepMine: 'Keep my version',
    takeTheirs: 'Take the saved version',
    goOn: 'Go on editing',
  },
  changedMeanwhile: {
    title: 'This module was changed elsewhere',
    text: 'Another version was saved in the meantime; it is the one you see now. Nothing was replaced. Do you still want to make this change?',
    apply: 'Make this change',
    leave: 'Leave it as it is',
  },
  elapsed: (seconds) => `${seconds} s`,
  next: (title) => `Next module: ${title}`,
  swotMatrix: 'SWOT matrix',
  table: (columns) => `Table: ${columns}`,
};
