import * as z from 'zod';
import type { Context } from '../store.ts';
import { ApiError } from './apiError.ts';

/** Parameters as they come from a form: only text, in objects and lists. */
export type Form = Readonly<Record<string, unknown>>;

/** One call of the API, in one transaction. */
export interface ApiCall extends Context {
  /** The first id in the path; empty in a path without one. */
  readonly id: string;
  readonly form: Form;
  /** The origin of the hosted pages, without a trailing slash. */
  readonly publicUrl: string;
}

/** A status other than 200 commits too: a declined payment has been tried. */
export interface Reply {
  readonly status?: number;
  readonly body: object;
}

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);
export const name = z.string().max(5_000);
/** Keys and values. */
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
export const expand = z.array(z.string().max(200)).max(20).optional();
export const expandOnly = z.strictObject({ expand });
export const webUrl = z
  .string()
  .max(5_000)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'Not a valid URL');
/** The languages of the hosted pages. */
export const locale = z.enum(['auto', 'en', 'fr', 'fr-CA']).optional();
export const listing = z.strictObject({
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  expand,
  customer: name.optional(),
});

/**
 * Reads the parameters of a call.
 * @throws ApiError that names the first one that is missing, unknown or wrong, as the provider does.
 */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (!issue) throw ApiError.invalid('Invalid request');
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw ApiError.invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const param = nameOf(issue.path);
  if (isMissing(form, issue.path)) {
    throw ApiError.invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const code = issue.message === 'Not a valid URL' ? 'url_invalid' : undefined;
  throw ApiError.invalid(code ? issue.message : `Invalid ${param}: ${issue.message}`, param, code);
}

/** @returns a parameter's name as forms write it, such as `line_items[0][price]`. */
function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');
}

function isMissing(form: unknown, path: readonly PropertyKey[]): boolean {
  let value = form;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, part);
  }
  return value === undefined;
}
