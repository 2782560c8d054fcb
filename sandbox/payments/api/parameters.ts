import * as z from 'zod';
import type { Context } from '../store.ts';
import { invalid } from './refusals.ts';

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
export const webUrl = z
  .string()
  .max(5_000)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'Not a valid URL');
/** The languages of the hosted pages. */
export const locale = z.enum(['auto', 'en', 'fr', 'fr-CA']).optional();
/** Callers request only cards in place of their ids (https://docs.stripe.com/api/expanding_objects). */
const expand = z.array(z.string().regex(/(?:^|\.)default_payment_method$/)).max(20);
export const expandOnly = z.strictObject({ expand: expand.optional() });
export const listing = expandOnly.extend({
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  customer: name.optional(),
});

/**
 * Reads the parameters of a call.
 * @throws Refusal that names the first one that is missing, unknown or wrong, as the provider does.
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

/** @returns a parameter's name as forms write it, such as `line_items[0][price]`. */
function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');
}
