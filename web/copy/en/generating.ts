import type { generating as fr } from '../fr/generating.ts';

/** Texts for a generation: requested, running or finished. */
export const generating: typeof fr = {
  regenerate: 'Regenerate',
  stop: 'Stop',
  stopping: 'Stopping…',
  writing: (section, all) =>
    section === 0 ? 'Writing' : `Writing, section ${Math.min(section, all)} of ${all}`,
  reconnecting: 'Connection lost, trying again…',
  slow: 'The assistant is slow to answer. You can wait or stop.',
  thinking: 'The AI is thinking…',
  soFar: {
    ideas: (count) => (count === 1 ? '1 idea so far' : `${count} ideas so far`),
    personas: (count) => `Persona ${count} of 3`,
    score: (count) => `${count} of 6 areas`,
  },
  progress: 'Progress of the write-up',
  announceCut: 'The analysis is there, but its end is missing.',
  announceStopped: 'Writing stopped.',
  empty: {
    title: 'Your analysis will appear here',
    sections: 'It will have these sections:',
    whenMissing: 'Answer the required questions, then generate your analysis.',
    whenReady: 'Your answers are enough: generate your analysis whenever you like.',
  },
  missing: (count) =>
    count === 1
      ? 'One required answer is missing before you can generate:'
      : `${count} required answers are missing before you can generate:`,
  endedStopped: 'You stopped this write-up: the text breaks off here. Regenerate to get all of it.',
  keptComplete: {
    stored:
      'You stopped the generation: only what was complete has been kept. Regenerate to get the rest.',
    offered:
      'You stopped the generation: only what was complete has been kept. Nothing has been replaced: choose what you keep.',
  },
  endedCut:
    'This text reached the maximum length: its end is missing. Regenerate it, if need be asking for less in the comments.',
  partsMissing: (titles) =>
    `This text does not have all its sections. Missing: ${titles}. You can regenerate it.`,
  interrupted: {
    title: 'The connection was lost',
    goesOn: 'The writing should be going on at our end.',
    mayGoOn: 'If your request reached us, the writing goes on at our end.',
    back: 'It will reappear here when the connection is back; if not, retry. It will not be counted twice.',
  },
  looking: 'Looking for what you asked for…',
  notBegun: {
    title: 'Your request did not reach us',
    text: 'The connection was lost before it could. Nothing was begun and nothing was counted, and your answers are still here.',
  },
  notCounted: 'This generation was not counted.',
  beginningGone: 'The unfinished text was not kept.',
  shownGone: 'What was shown was not kept.',
  stopFailed: 'Stopping failed. The writing goes on.',
  unavailable: {
    title: 'Service temporarily unavailable',
    silent: 'The AI assistant is not answering at the moment.',
    brokeOff: 'The AI assistant broke off before the end.',
    whatToDo: 'Here is what you can do:',
    steps: [
      'retry in a few minutes;',
      'check your internet connection;',
      'contact support if the problem lasts.',
    ],
    rest: 'The other features remain usable, and your answers can be saved.',
  },
  projectGone: {
    title: 'This project no longer exists',
    text: 'It was deleted in the meantime.',
    counted: 'As the text had begun to appear, this generation was counted.',
  },
};
