import type { feedback as texts } from '../fr/feedback.ts';

export const feedback: typeof texts = {
  question: 'Did this text help you?',
  helped: 'Yes',
  notHelped: 'No',
  why: 'Why? (optional)',
  noted: 'Thank you, noted. Press again to take your answer back.',
  privacy:
    'We read these choices as numbers, to improve the writing: without the text, and without knowing whose they are.',
  failed: 'Your answer could not be sent',
  retry: 'Try again',
  reasons: {
    faithful: 'True to my project',
    clear: 'Clear and well structured',
    newIdea: 'Gave me an idea',
    usable: 'I can use it as it is',
    untrue: 'Says things that are wrong',
    general: 'Too general',
    missing: 'The main thing is missing',
    wording: 'Badly written',
    length: 'Too long or too short',
  },
};
