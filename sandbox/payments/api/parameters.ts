import * as z from 'zod';
import type { Context } from '../store.ts';
import { invalid } from './refusals.ts';

/** Parameters as parsed from a form: only text, in objects and lists. */
export type Form = Readonly<Record<string, unknown>>;

/** An API call, which runs in one transaction. */
export interface ApiCall extends Context {
  /** The id in the path; empty if the path has none. */
  readonly id: string;
  readonly form: Form;
  /** The origin of the hosted pages, without a trailing slash. */
  readonly publicUrl: string;
}

/** The transaction of a returned reply commits whatever its status, because a declined payment must be recorded. */
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
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
export const webUrl = z
  .string()
  .max(5_000)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'Not a valid URL');
/** Languages of the hosted pages. */
export const locale = z.enum(['auto', 'en', 'fr', 'fr-CA']).optional();
/** Only cards can be expanded, since callers request nothing else (https://docs.stripe.com/api/expanding_objects). */
const expand = z.array(z.string().regex(/(?:^|\.)default_payment_method$/)).max(20);
export const expandOnly = z.strictObject({ expand: expand.optional() });
export const listing = expandOnly.extend({
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  customer: name.optional(),
});

/**
 * Validates the parameters of a call.
 * @throws Refusal that names the first missing, unknown or wrong parameter, as the provider does.
 */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (!issue) throw invalid('Invalid request');
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const param = nameOf(issue.path);
  throw invalid(`Invalid ${param}: ${issue.message}`, param);
}

/** @returns a parameter's name in form notation, such as `line_items[0][price]`. */
function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');
}
