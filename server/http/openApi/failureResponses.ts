import { type FailureCode, failures } from '@elan/domain/failure';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { describedFailure } from './schemaNames.ts';

const retryAfter = {
  description: 'After how many seconds it is worth trying again.',
  schema: { type: 'integer' },
} as const;

/** @returns a response for each status of these failures, with the sentence of each code. */
export function failureResponses(codes: Iterable<FailureCode>) {
  const byStatus = Map.groupBy(codes, (code) => failures[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      {
        description: all.map((code) => `- \`${code}\`: ${failures[code][1]}`).join('\n'),
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: {
          'application/json': {
            schema: describedFailure,
            examples: Object.fromEntries(
              all.map((code) => [code, { value: { error: failures[code][1], code } }]),
            ),
          },
        },
      } satisfies ZodOpenApiResponseObject,
    ]),
  );
}
