import * as z from 'zod/mini';
import { text } from '../../text.ts';
import type { fields } from '../fields.ts';
import { forecastInputsSchema } from '../inputs.ts';

/** Most paths of a form that are marked: more than it can have inputs. */
const maxPaths = 5_000;

/** A path in the form, such as "offers.0.price". */
const inputPath = text(120);

/** What a person enters for the forecast; what follows from it is computed, never stored (docs/forecast.md). */
export const savedForecastSchema = z.strictObject({
  inputs: forecastInputsSchema,
  /** Where the value at a path comes from: `answer:module.question`, `proposed`, `example`, `yours`, `default`. */
  origins: z
    .record(inputPath, text(200))
    .check(z.refine((origins) => Object.keys(origins).length <= maxPaths, 'must be fewer')),
  /** The paths that the person has confirmed; no proposal replaces them. */
  confirmed: z.array(inputPath).check(z.maxLength(maxPaths)),
});
export type SavedForecast = z.infer<typeof savedForecastSchema>;

/** The same with, by path, what was typed and is not a value yet. Only the browser's draft has those texts. */
export const forecastFormSchema = z.strictObject({
  ...savedForecastSchema.shape,
  typed: z.record(inputPath, z.string()),
});
export type ForecastForm = z.infer<typeof forecastFormSchema>;

/** @returns a form as it is saved: without the texts that are no values yet. */
export function savedPartOf({ inputs, origins, confirmed }: ForecastForm): SavedForecast {
  return { inputs, origins, confirmed };
}

/** The lists whose lines have ids. */
export type LineList = {
  [Name in keyof typeof fields]: (typeof fields)[Name] extends { readonly kind: 'list' }
    ? Name
    : never;
}[keyof typeof fields];
/** Written out: pages compare and merge forms without the table of the fields. */
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
};
export const lineLists = Object.keys(allLists) as LineList[];

const canonical = new WeakMap<SavedForecast, string>();

/** @returns whether both are the same, in any order of their fields; typed texts do not count. */
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

/** Null is the same as left out; the order of lists counts. */
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
