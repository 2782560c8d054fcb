import { contract } from '@elan/domain/contract/contract';
import type { FailureCode } from '@elan/domain/failure';
import type { FastifyReply } from 'fastify';
import { confirmAddress } from '../../flows/confirmAddress.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../serve.ts';

/**
 * The link of the confirmation mail. A person's browser opens it, so that it never answers with JSON: what
 * came of it, every failure too, is for /auth to say.
 */
export function confirmationRoute(serve: Serve, services: Services): void {
  serve(
    contract.confirmAddress,
    async ({ query, request, reply }) => {
      // What only looks whether the link leads somewhere must not use it up.
      if (request.method === 'HEAD') {
        withoutReferrer(reply).code(204).send();
        return undefined;
      }
      await confirmAddress(services, query.token);
      withoutReferrer(reply).redirect('/auth?confirmed=true', 303);
      return undefined;
    },
    {
      limit: 'confirmation',
      onFailure: ({ code }, reply) => {
        // The wait is not before /auth is opened.
        reply.removeHeader('retry-after');
        withoutReferrer(reply).redirect(`/auth?error=${shownCode(code)}`, 303);
      },
    },
  );
}

/** The address holds the token. */
function withoutReferrer(reply: FastifyReply): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer');
}

/** A link without its token, or with one that cannot be, was damaged on its way. */
function shownCode(code: FailureCode): FailureCode {
  return code === 'malformed' ? 'confirmation_invalid' : code;
}
