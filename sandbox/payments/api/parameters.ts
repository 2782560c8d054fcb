import * as z from 'zod';
import { ApiError } from './apiError.ts';

/** Parameters as they come from a form: text all through, in objects and lists. */
export type Form = Readonly<Record<string, unknown>>;

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);
export const name = z.string().max(5_000);
/** Of keys and values; an empty text takes a key away. */
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const expand = z.array(z.string().max(200)).max(20).optional();
export const address = z
  .string()
  .max(5_000)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'Not a valid URL');
export const paging = {
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  starting_after: name.optional(),
  expand,
};

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

/** @returns the name with brackets, such as `line_items[0][price]`. */
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

/** Merges metadata as the provider does: an empty value takes its key away. */
export function mergeMetadata(
  kept: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...kept, ...sent }).filter(([, value]) => value !== ''),
  );
}
