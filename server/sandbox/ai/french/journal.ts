import type { SectionWriters } from '../phrases.ts';
import { fromAnswers } from './fromAnswers.ts';

/** The sections of the journal's analysis, in French. */
export const journal: SectionWriters<'journal'> = {
  themes: fromAnswers,
  mood: fromAnswers,
  progress: fromAnswers,
  obstacles: fromAnswers,
  suggestions: fromAnswers,
  question: fromAnswers,
};
