import type { Language } from '@elan/domain/language';

/**
 * The administrators of the suite's servers: one for each language that the desk is walked in, one who
 * suspends somebody, one who only looks, and those who walk through every page.
 */
export const adminEmails = {
  fr: 'soutien@exemple.ca',
  en: 'support@exemple.ca',
  suspending: 'moderation@exemple.ca',
  reading: 'lecture@exemple.ca',
  'walking-fr': 'marche@exemple.ca',
  'walking-en': 'walk@exemple.ca',
} as const satisfies Record<Language | 'suspending' | 'reading' | `walking-${Language}`, string>;
