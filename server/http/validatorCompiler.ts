import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';

/** Validates requests with the contract's zod schemas and passes on the parsed values. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema }) => {
  if (!(schema instanceof z.ZodMiniType)) throw new TypeError('a schema that is not of zod/mini');
  return (data) => {
    const { success, data: value, error } = z.safeParse(schema, data);
    return success ? { value } : { error: invalid(error.issues) };
  };
};

function invalid(issues: readonly z.core.$ZodIssue[]) {
  return issues.map(({ path, message, code }) => ({
    keyword: code,
    instancePath: `/${path.join('/')}`,
    schemaPath: '',
    params: {},
    message,
  }));
}
