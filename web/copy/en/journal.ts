import type { journal as fr } from '../fr/journal.ts';

/** The texts of the journal’s screen. */
export const journal: typeof fr = {
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
  moods: { positive: 'Positive', neutral: 'Neutral', negative: 'Challenging' },
  moodOf: (mood) => `Mood: ${mood}`,
  list: {
    name: 'Your entries',
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
    about: (entries) => `The analysis reads your ${entries} latest entries.`,
    show: 'Show the analysis',
    hide: 'Hide the analysis',
    emptyTitle: 'The analysis will appear here',
    empty: 'Write at least one entry, then ask for the analysis. It will have these sections:',
  },
};
