import * as z from 'zod/mini';
import { text } from '../../text.ts';
import type { fields } from '../fields.ts';
import { forecastInputsSchema } from '../inputs.ts';

/** Maximum number of origins or confirmed paths, which exceeds the number of inputs of any form. */
export const maxPaths = 5_000;

/** A path in the form, such as "offers.0.price". */
const inputPath = text(120);

/** The forecast as the user enters it. Everything derived from it is computed, never stored (docs/forecast.md). */
export const savedForecastSchema = z.strictObject({
  inputs: forecastInputsSchema,
  /** The origin of the value at each path: `answer:module.question`, `proposed`, `example`, `yours`, `default`. */
  origins: z
    .record(inputPath, text(200))
    .check(z.refine((origins) => Object.keys(origins).length <= maxPaths, 'must be fewer')),
  /** The paths whose values the user has confirmed, which proposals never replace. */
  confirmed: z.array(inputPath).check(z.maxLength(maxPaths)),
});
export type SavedForecast = z.infer<typeof savedForecastSchema>;

/**
 * A saved forecast plus, by path, typed text that is not a valid value yet. Only the draft in the browser keeps these
 * texts.
 */
export const forecastFormSchema = z.strictObject({
  ...savedForecastSchema.shape,
  typed: z.record(inputPath, z.string()),
});
export type ForecastForm = z.infer<typeof forecastFormSchema>;

/** @returns the part of a form that is saved, without texts that are not valid values yet. */
export function savedPartOf({ inputs, origins, confirmed }: ForecastForm): SavedForecast {
  return { inputs, origins, confirmed };
}

/** The lists whose lines have ids. */
export type LineList = {
  [Name in keyof typeof fields]: (typeof fields)[Name] extends { readonly kind: 'list' }
    ? Name
    : never;
}[keyof typeof fields];
/** Listed by hand so that pages can compare and merge forms without loading the table of fields. */
const allLists: Readonly<Record<LineList, true>> = {
  offers: true,
  fixed: true,
  staff: true,
  assets: true,
  startup: true,
  deposits: true,
  capital: true,
  grants: true,
  loans: true,
  owners: true,
};
export const lineLists = Object.keys(allLists) as LineList[];

const canonical = new WeakMap<SavedForecast, string>();

/** @returns whether both are equal, ignoring null values, typed texts, and the order of fields and confirmed paths. */
export function isSameForecast(
  one: SavedForecast | undefined,
  other: SavedForecast | undefined,
): boolean {
  if (one === other) return true;
  return one !== undefined && other !== undefined && canonicalOf(one) === canonicalOf(other);
}

function canonicalOf(form: SavedForecast): string {
  const known = canonical.get(form);
  if (known !== undefined) return known;
  const { inputs, origins, confirmed } = form;
  const found = JSON.stringify(sorted({ inputs, origins, confirmed: [...confirmed].sort() }));
  canonical.set(form, found);
  return found;
}

/**
 * Sorts the fields of all objects and drops null values, which mean the same as omitted fields. The order of arrays is
 * kept.
 */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
