import { type FailureCode, failures } from '@elan/domain/failure';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { describedFailure } from './schemaNames.ts';

const retryAfter = {
  description: 'After how many seconds it is worth trying again.',
  schema: { type: 'integer' },
} as const;

/**
 * @returns one OpenAPI response for each HTTP status of these failures, listing each code with its sentence.
 */
export function failureResponses(codes: Iterable<FailureCode>) {
  const byStatus = Map.groupBy(codes, (code) => failures[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [status, responseOf(status, all)]),
  );
}

const made = new Map<string, ZodOpenApiResponseObject>();

/** Returns the same object for the same codes, so that the document defines a shared response only once. */
function responseOf(status: number, codes: readonly FailureCode[]): ZodOpenApiResponseObject {
  const id = codes.map(inPascalCase).join('Or');
  const response = made.get(id) ?? {
    // Responses with more codes are rarely shared, so they get no id.
    ...(codes.length <= 2 ? { id } : {}),
    description: codes.map((code) => `- \`${code}\`: ${failures[code][1]}`).join('\n'),
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: {
      'application/json': {
        schema: describedFailure,
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: { error: failures[code][1], code } }]),
        ),
      },
    },
  };
  made.set(id, response);
  return response;
}

function inPascalCase(code: string): string {
  return code.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
