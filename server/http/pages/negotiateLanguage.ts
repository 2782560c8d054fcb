import {
  asLanguage,
  defaultLanguage,
  type Language,
  landingPath,
  languageCookie,
  languageField,
} from '@elan/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** @returns what this browser showed last, if anything. */
export function chosenLanguage(request: FastifyRequest): Language | undefined {
  return asLanguage(request.cookies[languageCookie.name]);
}

/** @returns the language that the toggle of a page asks for, whose code is not there. */
export function askedLanguage(request: FastifyRequest): Language | undefined {
  const query = request.query as Readonly<Record<string, unknown>>;
  return asLanguage(query[languageField]);
}

/** @returns the language of a page that has none of its own: asked for on it, else chosen before, else French. */
export function languageOfBrowser(request: FastifyRequest): Language {
  return askedLanguage(request) ?? chosenLanguage(request) ?? defaultLanguage;
}

/**
 * An address of a language speaks it, whatever was chosen before, and the next pages with it: whoever follows a
 * link into English reads on in English. Elsewhere this browser's language, else the account's, else French.
 * @returns and whether the browser does not know it yet.
 */
export function languageOfPage(
  request: FastifyRequest,
  path: string,
  preferred: Language | undefined,
): { readonly language: Language; readonly isNew: boolean } {
  const chosen = chosenLanguage(request);
  if (path === landingPath.en) return { language: 'en', isNew: chosen !== 'en' };
  return { language: chosen ?? preferred ?? defaultLanguage, isNew: false };
}

/** Has the browser remember a language as the pages do (`web/copy/language.tsx`), which read the cookie too. */
export function keepLanguage(reply: FastifyReply, language: Language, publicUrl: string): void {
  reply.setCookie(languageCookie.name, language, {
    path: '/',
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: languageCookie.seconds,
  });
}
