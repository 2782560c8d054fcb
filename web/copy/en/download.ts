import type { download as fr } from '../fr/download.ts';

/** The texts of a module as a file. */
export const download: typeof fr = {
  button: 'Download this module',
  project: (name) => `Project: ${name}`,
  saved: (date) => `Saved on ${date}`,
  answers: 'My answers',
  comments: 'Comments or clarifications',
  ideas: 'Ideas',
  selected: 'Selected idea',
  estimate: 'This document contains estimates: your decisions remain your own.',
};
