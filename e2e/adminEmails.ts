import type { Language } from '@elan/domain/language';

/**
 * The administrators of the suite's servers: one for each language of the desk test, one who
 * suspends an account, one who only looks, and those who visit every page.
 */
export const adminEmails = {
  fr: 'soutien@exemple.ca',
  en: 'support@exemple.ca',
  suspending: 'moderation@exemple.ca',
  reading: 'lecture@exemple.ca',
  'walking-fr': 'marche@exemple.ca',
  'walking-en': 'walk@exemple.ca',
} as const satisfies Record<Language | 'suspending' | 'reading' | `walking-${Language}`, string>;
