import type { Language } from '../../language.ts';
import { en } from './en.ts';
import { fr, type Labels } from './fr.ts';

export const labels: Readonly<Record<Language, Labels>> = { fr, en };
