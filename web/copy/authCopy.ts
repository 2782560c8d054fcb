import { ownCopy } from './ownCopy.ts';

/** @returns the texts for /auth in the page's language; they are loaded with the screens that show them. */
export const useAuthCopy = ownCopy('auth', {
  fr: async () => (await import('./fr/auth.ts')).auth,
  en: async () => (await import('./en/auth.ts')).auth,
});
