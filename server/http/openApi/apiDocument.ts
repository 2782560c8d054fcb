import { type CallName, contract } from '@elan/domain/contract/contract';
import { createDocument, type ZodOpenApiPathItemObject } from 'zod-openapi';
import { version } from '../../lib/version.ts';
import { describeCall } from './describeCall.ts';
import { describeParameters } from './parameters.ts';
import { schemaNames } from './schemaNames.ts';
import { tags } from './tags.ts';
import { webhookOperation } from './webhookOperation.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

/**
 * @returns the OpenAPI document of the entire API, generated from the contract.
 * @param options.cookie the name of the session cookie, which depends on whether https is used.
 * @param options.contact the email of the operator's support; undefined if there is none.
 */
export function describeApi(options: {
  readonly cookie: string;
  readonly contact: string | undefined;
}): ApiDocument {
  const document = createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Élan',
      version,
      summary: 'From an idea to a business plan, module by module.',
      description: introduction,
      ...(options.contact === undefined ? {} : { contact: { email: options.contact } }),
      license: { name: 'MIT', identifier: 'MIT' },
      // The language of the viewer's interface (`apiPage.ts`); the default is the browser's language.
      'x-locale': 'en',
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags,
    paths: { ...pathsOfContract(), '/api/stripe/webhook': { post: webhookOperation } },
    components: {
      schemas: schemaNames,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: options.cookie,
          description:
            'Set by a sign-in, for browsers. Calls that change something must come from the own origin.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` of a sign-in’s reply, for other clients.',
        },
      },
    },
  });
  return describeParameters(document);
}

const introduction = [
  'JSON in and out. Sign in with `signIn`, then send its `token` as `Authorization: Bearer …`; a browser has it in an HttpOnly cookie instead.',
  'Every failure is `{ "error": "<English sentence>", "code": "<stable code>" }`: decide by `code`, which stays. Unknown fields are refused, not dropped. What belongs to somebody else answers as what does not exist.',
  'Lists come in pages: pass `nextCursor` on as `cursor` until it is null. Every call is limited by account and by network; 429 and 503 say in `Retry-After` when to try again.',
].join('\n\n');

function pathsOfContract(): Record<string, ZodOpenApiPathItemObject> {
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  const names = Object.keys(contract) as CallName[];
  // Sorted by path, because Node orders the exports of a module differently than other tools do.
  const placeOf = (name: CallName) => `${contract[name].path} ${contract[name].method}`;
  for (const name of names.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) {
    const { path, method } = contract[name];
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: describeCall(name) };
  }
  return paths;
}
