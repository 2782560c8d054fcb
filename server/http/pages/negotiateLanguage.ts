import { cookieName } from '@elan/domain/cookieName';
import {
  asLanguage,
  defaultLanguage,
  type Language,
  landingPath,
  languageCookie,
  languageField,
} from '@elan/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../readCookie.ts';

/** @returns the language that this browser showed last, if any. */
export function chosenLanguage(request: FastifyRequest): Language | undefined {
  return asLanguage(readCookie(request, languageCookie.name));
}

/** @returns the language requested by a page's toggle when its scripts have not run. */
export function askedLanguage(request: FastifyRequest): Language | undefined {
  const query = request.query as Readonly<Record<string, unknown>>;
  return asLanguage(query[languageField]);
}

/** @returns the language of a page whose URL names none: requested on it, else chosen before, else French. */
export function languageOfBrowser(request: FastifyRequest): Language {
  return askedLanguage(request) ?? chosenLanguage(request) ?? defaultLanguage;
}

/**
 * A URL of one language takes precedence over an earlier choice, and becomes the choice for the next pages. Elsewhere
 * it is this browser's language, else the account's, else French.
 * @returns the language, and whether the browser must remember it.
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

/** Stores a language in the cookie that the pages also read and write (`web/copy/language.tsx`). */
export function keepLanguage(reply: FastifyReply, language: Language, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:');
  reply.setCookie(cookieName(languageCookie.name, secure), language, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: languageCookie.seconds,
  });
}
