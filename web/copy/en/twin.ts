import type { twin as frTwin } from '../fr/twin.ts';

/** Texts about the twin of a write-up, which is its text in the other language. */
export const twin: typeof frTwin = {
  name: { fr: 'French version', en: 'English version' },
  about:
    'For a lender or a partner who reads the other language. Figures and tables follow your forecast, as in your text.',
  have: { fr: 'Get the French version', en: 'Get the English version' },
  read: { fr: 'Read the French version', en: 'Read the English version' },
  again: 'Make it again',
  forOne: (words) => `${words} (one generation)`,
  old: 'It is older than the last change to your text.',
  running: 'Translating. You may leave the page: the version will be waiting here.',
  failed: 'The version could not be made.',
};
