import type { Language } from '@elan/domain/language';

/**
 * The administrators of the suite's servers: one for each language that the desk is walked in, and one who
 * suspends somebody.
 */
export const adminEmails = {
  fr: 'soutien@exemple.ca',
  en: 'support@exemple.ca',
  suspending: 'moderation@exemple.ca',
} as const satisfies Record<Language | 'suspending', string>;
