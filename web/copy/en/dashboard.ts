import type * as fr from '../fr/dashboard.ts';

/** The texts of the dashboard. */
export const dashboard: typeof fr.dashboard = {
  title: 'Dashboard',
  greeting: { day: 'Hello.', evening: 'Good evening.' },
  resume: { day: 'Where do we pick up today?', evening: 'Where do we pick up tonight?' },
  begin: 'Where shall we start?',
  resumeProject: {
    untouched: (name) => `Shall we start “${name}”?`,
    answered: (name) => `Back to “${name}”?`,
    begun: (name) => `Back to “${name}”?`,
    done: (name) => `“${name}” is complete.`,
  },
  readProject: (name) => `Here is “${name}”.`,
  lead: {
    empty: 'One project, a few answers, and your first analysis will be ready within the hour.',
    untouched: () => 'It is waiting for its first answers.',
    answered: () => 'Your answers are where you left them.',
    begun: (percent) => `${percent}% of the journey is done.`,
    done: () => 'All eleven modules have content.',
  },
  nextStep: {
    label: 'What comes next',
    link: (module) => `Resume: ${module}`,
    question: (number, of) => `Question ${number} of ${of}`,
    optional: 'optional',
    next: {
      generate: 'Every answer that is needed is there: all that is left is to generate.',
      choose: 'Your ideas are ready: choose the one to develop.',
      develop: 'Your idea is chosen: all that is left is to develop it.',
      unlock: 'The free modules are done. The next one needs Premium.',
    },
  },
  checks: {
    title: (count) => `${count} ${count === 1 ? 'point' : 'points'} to check in this project`,
    figures: 'Forecast',
    toAnswer: 'See the answer',
    toFigure: 'See the figure',
    stale: (count) =>
      count === 1
        ? 'Written before an answer changed: to read again or update.'
        : `Written before ${count} answers changed: to read again or update.`,
    toText: 'See the text',
  },
  rehearsal: 'The lender’s ten questions',
  takeAway:
    'Your dossier can take shape: your texts and your figures, in one document to hand over.',
  counters: {
    label: 'At a glance',
    created: (n) => (n === 1 ? 'project created' : 'projects created'),
    completed: (n) => (n === 1 ? 'project completed' : 'projects completed'),
    modules: 'AI modules',
    usage: 'generations used',
    usageMonth: 'generations this month',
    generations: 'AI generations',
    unlimited: 'Unlimited',
  },
  projects: 'My projects',
  loading: 'Loading your projects…',
  newProject: 'New project',
  name: 'Project name',
  namePlaceholder: 'Night Bread',
  nameMissing: 'Give the project a name.',
  description: 'Description',
  descriptionHelp: 'Optional: a sentence or two is enough.',
  unstorable: 'This text contains a character that cannot be saved. Please remove it.',
  descriptionPlaceholder: 'A night bakery for shift workers, in Rimouski.',
  create: 'Create project',
  emptyTitle: 'Your first project',
  emptyText: 'Give it a name: it can change. The questions about your idea come next.',
  haveIdea: {
    question: 'Do you already have an idea?',
    yes: 'I already have an idea',
    no: 'Help me find one',
    failed:
      'Your project is created, but “I already have an idea” could not be noted. The same button is on this page.',
  },
  open: 'Open',
  progress: (name) => `Progress of ${name}`,
  percent: (percent) => `${percent}%`,
  created: (date) => `created ${date}`,
  more: 'Show more projects',
  shown: (n) => `${n} projects shown`,
  modulesOf: (name) => `Modules of ${name}`,
  edit: 'Edit',
  saveChanges: 'Save',
  delete: 'Delete',
  deleting: {
    title: (name) => `Delete “${name}”?`,
    text: (days) =>
      `The project goes to the recycle bin with everything in it. You have ${days} days to restore it.`,
    confirm: 'Move to the bin',
  },
  removing: {
    title: (name) => `Delete “${name}” for good?`,
    text: () =>
      'Your answers, your write-ups and their versions will be gone. This cannot be undone.',
    confirm: 'Delete for good',
  },
  projectFailures: {
    fetch: (cause) => `Failed to fetch projects: ${cause}`,
    create: (cause) => `Failed to create project: ${cause}`,
    update: (cause) => `Failed to update project: ${cause}`,
    delete: (cause) => `Failed to delete project: ${cause}`,
    restore: (cause) => `Failed to restore project: ${cause}`,
    unauthenticated: 'Authentication error. Please sign out and sign back in.',
    denied: 'Access denied. Please ensure you are properly authenticated.',
    gone: 'It is no longer here; it may have been deleted in another tab.',
  },
  deleted: (name) => `“${name}” is in the recycle bin.`,
  undo: 'Undo',
  search: 'Find a project',
  found: (n, more) =>
    more ? `More than ${n} projects found` : `${n} ${n === 1 ? 'project' : 'projects'} found`,
  nothingFound: 'No project contains these words.',
  order: 'Sort by',
  orders: { changed: 'Last change', created: 'Creation date', name: 'Name' },
  bin: {
    title: 'Recycle bin',
    text: (days) => `A deleted project can be restored for ${days} days.`,
    empty: 'The recycle bin is empty.',
    until: (date) => `Can be restored until ${date}`,
    restore: 'Restore',
    restored: (name) => `“${name}” is back.`,
    stillThere: 'It is still in the recycle bin.',
    remove: 'Delete for good',
    removed: (name) => `“${name}” is deleted for good.`,
  },
  status: {
    new: 'New',
    inProgress: 'In Progress',
    advanced: 'Advanced',
    completed: 'Completed',
  },
};

/** The texts of the first steps, for a new user. */
export const firstSteps: typeof fr.firstSteps = {
  title: 'Your first three steps',
  dismiss: 'Hide the first steps',
  premium: '(Premium)',
  here: 'You are here.',
  steps: {
    brainstorm: 'Find or state your idea',
    analysis: 'Analyze it',
    'business-plan': 'Write the business plan',
  },
};
