import { ownCopy } from './ownCopy.ts';

/** @returns the texts of /auth in the language of the page; they come with the screens that show them. */
export const useAuthCopy = ownCopy('auth', {
  fr: async () => (await import('./fr/auth.ts')).auth,
  en: async () => (await import('./en/auth.ts')).auth,
});
