import type { Call } from '@elan/domain/contract/call';
import { type CallName, contract } from '@elan/domain/contract/contract';
import type * as z from 'zod/mini';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { bodyExamples, eventExamples, replyExamples } from './examples.ts';
import { failureResponses } from './failureResponses.ts';
import { failuresOf } from './failuresOfCalls.ts';
import { generationEvent } from './schemaNames.ts';
import { tagOf } from './tags.ts';

const json = 'application/json';
const stream = 'text/event-stream';

/** The calls whose reply may be a stream of generation events. */
const streamed = new Set<Call>([
  contract.generateModule,
  contract.autoFillModule,
  contract.reviseModule,
  contract.translateModule,
  contract.findGeneration,
]);

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the client, new for each generation that is wanted. The same request with the same key begins nothing again: while the generation runs, on whichever server, it is followed from its beginning; afterwards its result is returned. Another request with this key is refused (`idempotency_key_reused`).',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  example: '6f4b1a0e-2f0d-4c1b-8a55-3d0f2f7f6c21',
} as const;

/** @returns the OpenAPI operation of a call. Its id is the name of the call in the contract. */
export function describeCall(name: CallName): ZodOpenApiOperationObject {
  const call: Call = contract[name];
  const { params: path, query, body } = call;
  const [summary = call.summary] = call.summary.split(/(?<=[.]) |[;:] /);
  return {
    operationId: name,
    tags: [tagOf(call.path)],
    // The summary is plain text on one line, while the description is Markdown.
    summary: summary.replace(/\.$/, '').replaceAll('`', ''),
    description: call.summary,
    security: call.session === 'none' ? [] : [{ session: [] }, { bearer: [] }],
    requestParams: {
      ...(path ? { path: path as z.ZodMiniObject } : {}),
      ...(query ? { query: query as z.ZodMiniObject } : {}),
    },
    ...(streamed.has(call) && call.method === 'POST' ? { parameters: [idempotencyHeader] } : {}),
    ...(body ? { requestBody: { required: true, content: { [json]: bodyOf(name, body) } } } : {}),
    responses: {
      [`${call.status ?? 200}`]: success(name, call),
      ...(call.pending && {
        202: {
          description:
            'Not ready yet. `Location` is the URL to call again, `Retry-After` in how many seconds.',
          content: { [json]: { schema: call.pending } },
        },
      }),
      ...failureResponses(failuresOf(name, call)),
    },
  };
}

function bodyOf(name: CallName, schema: z.ZodMiniType) {
  const examples: { readonly [Name in CallName]?: unknown } = bodyExamples;
  return { schema, example: examples[name] };
}

function success(name: CallName, call: Call): ZodOpenApiResponseObject {
  const { reply: schema, types } = call;
  if (types) {
    const file = (type: string) =>
      type === json ? { schema: {} } : { schema: { type: 'string', format: 'binary' } as const };
    return {
      description: 'The file.',
      content: Object.fromEntries(types.map((type) => [type, file(type)])),
    };
  }
  const example = replyExamples[name];
  const content = { [json]: { schema, ...(example === undefined ? {} : { example }) } };
  if (!streamed.has(call)) return { description: 'Done.', content };
  return {
    description: streamDescription,
    content: { ...content, [stream]: { schema: generationEvent, examples: eventExamples } },
  };
}

const streamDescription = `The whole result, once it is written; with \`Accept: text/event-stream\`, a stream of server-sent events. Each has a name, \`event\`, and JSON, \`data\`; the schema is that of one event:

    event: token
    data: {"text":"## Concept"}

\`token\` brings the next piece of a text, \`partial\` the complete fields of a structure so far, \`thinking\` that a model reasons first; \`done\` or \`error\` is the last one. Comments keep the connection open. Leaving the stream stops nothing: the same request with the same \`Idempotency-Key\` follows it again.`;
