import type { ServerResponse } from 'node:http';
import { chunk } from './providerAnswers.ts';

/** An error or a faulty stream that quotes the request. */
export interface QuotingAnswer {
  readonly name: string;
  answer(response: ServerResponse, quoted: string): void;
}

const statuses = [400, 401, 403, 404, 429, 500];

/** The forms of an error. In the first, a word of the quoted text also serves as the error code. */
const forms: readonly {
  readonly name: string;
  readonly type: string;
  readonly body: (quoted: string) => string;
}[] = [
  {
    name: 'an error',
    type: 'application/json',
    body: (quoted) => {
      const [code] = /[\w-]{6,}/.exec(quoted) ?? [];
      const fields = {
        message: quoted,
        type: quoted,
        param: quoted,
        doc_url: quoted,
        name: quoted,
      };
      return JSON.stringify({ error: { ...fields, code, decline_code: code, stack: quoted } });
    },
  },
  {
    name: 'a text for an error',
    type: 'application/json',
    body: (quoted) => JSON.stringify({ error: quoted, message: quoted, code: quoted }),
  },
  { name: 'plain text', type: 'text/plain', body: (quoted) => quoted },
  { name: 'broken JSON', type: 'application/json', body: (quoted) => `{"error": ${quoted}` },
];

/** Error replies of an AI or payment provider. */
export const refusalsThatQuote: readonly QuotingAnswer[] = statuses.flatMap((status) =>
  forms.map(({ name, type, body }) => ({
    name: `${status} with ${name}`,
    answer(response, quoted) {
      const header = encodeURIComponent(quoted).slice(0, 2_000);
      response.writeHead(status, {
        'content-type': type,
        'x-request-id': header,
        'request-id': header,
        'www-authenticate': header,
        // Prevents the SDKs from retrying, which would not test anything new.
        'x-should-retry': 'false',
        'stripe-should-retry': 'false',
      });
      response.end(body(quoted));
    },
  })),
);

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

/** Faulty continuations of a stream that an AI provider has started. */
export const streamsThatQuote: readonly QuotingAnswer[] = [
  {
    name: 'an error in the stream',
    body: (quoted: string) => event({ error: { message: quoted, code: quoted, type: quoted } }),
  },
  { name: 'a text for an error in the stream', body: (quoted: string) => event({ error: quoted }) },
  {
    name: 'an error event',
    body: (quoted: string) => `event: error\ndata: ${JSON.stringify(quoted)}\n\n`,
  },
  { name: 'a stream of no protocol', body: (quoted: string) => `data: ${quoted}\n\n${quoted}\n\n` },
  { name: 'an unknown end', body: (quoted: string) => event(chunk('texte', quoted)) },
  { name: 'what is not text', body: (quoted: string) => event(chunk({ quoted })) },
].map(({ name, body }) => ({
  name,
  answer(response, quoted) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event(chunk('## Un\n\n')));
    response.end(body(quoted));
  },
}));
