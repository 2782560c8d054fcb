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

/** @returns the language stored in this browser's cookie, if any. */
export function chosenLanguage(request: FastifyRequest): Language | undefined {
  return asLanguage(readCookie(request, languageCookie.name));
}

/**
 * @returns the language in the query, which the page's language toggle sends if its scripts have not run.
 */
export function askedLanguage(request: FastifyRequest): Language | undefined {
  const query = request.query as Readonly<Record<string, unknown>>;
  return asLanguage(query[languageField]);
}

/**
 * @returns the language in the query, otherwise the one in the cookie, otherwise French. For pages whose path
 *   implies no language.
 */
export function languageOfBrowser(request: FastifyRequest): Language {
  return askedLanguage(request) ?? chosenLanguage(request) ?? defaultLanguage;
}

/**
 * The English landing page is always in English, which becomes the browser's choice. For other paths, the order is:
 * the cookie, the account's language, French.
 * @returns the language, and whether it must be stored in the cookie.
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

/** Stores the language in the cookie that pages also read and write (`web/copy/language.tsx`). */
export function keepLanguage(reply: FastifyReply, language: Language, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:');
  reply.setCookie(cookieName(languageCookie.name, secure), language, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: languageCookie.seconds,
  });
}
