import { en as labels } from '@elan/domain/project/labels/en';
import type * as fr from '../fr/results.ts';

const changedElsewhere =
  'The module was changed elsewhere in the meantime. Nothing was replaced: choose what to keep.';

const analysis = {
  begun: 'The analysis is being written.',
  done: 'The analysis is ready.',
  failed: 'The analysis could not be written',
  stopped: 'Stopped. It was not counted.',
  earlierKept: 'The earlier text is still there.',
  offered: {
    title: 'A new text is ready',
    text: 'The module was changed elsewhere during the writing. Nothing was replaced: choose the text to keep.',
    use: 'Use this text',
    keep: 'Keep the saved text',
  },
};

export const results: typeof fr.results = {
  writeUp: {
    ...analysis,
    name: 'AI analysis',
    generate: 'Generate',
    starting: 'Reading your answers…',
  },
  journal: {
    ...analysis,
    name: 'AI analysis',
    generate: 'Analyze',
    starting: 'Reading your entries…',
  },
  ideas: {
    name: 'Your ideas',
    generate: 'Generate',
    starting: 'Looking for ideas in your answers',
    begun: 'Looking for ideas.',
    done: 'Your ideas are ready.',
    failed: 'The ideas could not be generated',
    stopped: 'Stopped. It was not counted.',
    earlierKept: 'The earlier ideas are still there.',
    offered: {
      title: 'New ideas are ready',
      text: changedElsewhere,
      use: 'Use these ideas',
      keep: 'Keep the earlier ones',
    },
  },
  personas: {
    name: 'Your personas',
    generate: 'Generate personas',
    starting: 'Creating three personas from your project',
    begun: 'Creating the personas.',
    done: 'Your personas are ready.',
    failed: 'The personas could not be generated',
    stopped: 'Stopped. It was not counted.',
    earlierKept: 'The earlier personas are still there.',
    offered: {
      title: 'New personas are ready',
      text: changedElsewhere,
      use: 'Use these personas',
      keep: 'Keep the earlier ones',
    },
  },
  score: {
    name: 'Your score',
    generate: 'Calculate score',
    starting: 'Reading all your modules',
    begun: 'Calculating the score.',
    done: 'Your maturity score is ready.',
    failed: 'The score could not be calculated',
    stopped: 'Stopped. It was not counted.',
    earlierKept: 'The earlier score is still there.',
    offered: {
      title: 'A new score is ready',
      text: changedElsewhere,
      use: 'Use this score',
      keep: 'Keep the earlier one',
    },
  },
};

/** Texts for the earlier versions of a module. */
export const versions: typeof fr.versions = {
  title: 'Earlier versions',
  text: 'What this module held before. Nothing is replaced unless you restore a version.',
  none: 'No earlier version: nothing has been replaced in this module yet.',
  of: (when) => `Version saved ${when}`,
  now: 'Now',
  empty: 'Nothing was written.',
  causes: {
    saved: 'Saved by you',
    edited: 'Edited by you',
    generated: 'Written by the AI',
    autoFilled: 'Filled in automatically',
    restored: 'Restored from an earlier version',
    offered: 'Written by the AI without replacing what was there; never put in place',
  },
  same: 'The two texts are the same.',
  forecast: 'Forecast inputs that differ',
  blank: 'Nothing',
  marks: {
    del: { look: 'Struck through', means: ': removed since.', spoken: 'Removed:' },
    ins: { look: 'Underlined', means: ': added since.', spoken: 'Added:' },
  },
  back: 'All versions',
  restore: 'Restore this version',
  restored: 'The version is restored. What stood here before is among the earlier versions.',
  restoreFailed: 'The version could not be restored',
};

/** Texts for downloading a module as a file. */
export const download: typeof fr.download = {
  button: 'Download this module',
  ...labels.file,
};
