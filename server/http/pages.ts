import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '@elan/domain/failure';
import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deliveredMails } from '../sandbox/mailbox/mailbox.ts';
import { mailboxPage } from '../sandbox/mailbox/mailboxPage.ts';
import type { Services } from '../services.ts';

/** Where the build of the web app is found. */
export const webBuild = fileURLToPath(new URL('../../web/dist', import.meta.url));

const html = 'text/html; charset=utf-8';

/** The page that a recovery link opens: until it has read the tokens, they are in its address. */
const mayCarryTokens = /^\/auth(?![^/?])/i;

/** Serves the web app: its files as they are, and its one page for every other address. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders(response, path) {
      // Files under assets/ carry a hash of their content in their name.
      const forEver = path.includes(`${join(folder, 'assets')}`);
      response.header(
        'cache-control',
        forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || /^\/(api|assets)(\/|$)/.test(request.url)) throw new Failure('not_found');
    reply.type(html).header('cache-control', 'no-cache').header('vary', 'Cookie');
    if (mayCarryTokens.test(request.url)) reply.header('referrer-policy', 'no-referrer');
    return reply.send(page.replace('<html lang="fr"', `<html lang="${languageOf(request)}"`));
  });
}

/** The mailbox of the stand-in for mail. */
export function serveMailbox(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  app.get('/sandbox/mailbox', { schema: { hide: true } }, async (request, reply: FastifyReply) => {
    const mails = await deliveredMails(services.db);
    return reply
      .type(html)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(mailboxPage(mails, languageOf(request)));
  });
}

function languageOf(request: FastifyRequest): Language {
  return asLanguage(request.cookies.elan_language) ?? defaultLanguage;
}
