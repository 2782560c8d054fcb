import type { Language } from '@elan/domain/language';

/** The administrators of the suite's servers, one for each language that the desk is walked in. */
export const adminEmails: Readonly<Record<Language, string>> = {
  fr: 'soutien@exemple.ca',
  en: 'support@exemple.ca',
};
