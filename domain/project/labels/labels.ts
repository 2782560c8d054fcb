import type { Language } from '../../language.ts';
import { en } from './en.ts';
import { fr, type Labels } from './fr.ts';

/** The words that name the parts of results, by language. */
export const labels: Readonly<Record<Language, Labels>> = { fr, en };
