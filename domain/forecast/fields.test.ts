import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldName } from './fieldNames.ts';
import { allFields, fieldAt, numberDefaultAt } from './fieldPaths.ts';
import { en } from './fields.en.ts';
import { fr } from './fields.fr.ts';
import { fields } from './fields.ts';
import { forecastInputsSchema } from './inputs.ts';
import { links } from './saved/links.ts';
import { anyForecast, inputsWithoutDefault } from './testing/anyForecast.ts';
import { studio, towelShop } from './testing/explainedPlans.ts';
import { bakery } from './testing/samplePlans.ts';

const paths = allFields.map(({ path }) => path);

interface Json {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly additionalProperties?: Json | boolean;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
}

/** @returns whether a schema has anything at a path. */
function has(schema: Json | boolean | undefined, [step, ...rest]: readonly string[]): boolean {
  if (typeof schema !== 'object') return false;
  if (step === undefined) return true;
  const { properties = {}, additionalProperties, items, anyOf = [] } = schema;
  const inside = step === '*' ? [items, additionalProperties] : [properties[step]];
  return inside.some((one) => has(one, rest)) || anyOf.some((one) => has(one, [step, ...rest]));
}

/** @returns whether a form has a value at a path, in which `*` is any line, month or year. */
function isFilled(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return value != null;
  if (typeof value !== 'object' || value === null) return false;
  if (step === '*') return Object.values(value).some((one) => isFilled(one, rest));
  return Object.hasOwn(value, step) && isFilled(value[step as keyof typeof value], rest);
}

it('the links between lists are those of the table', () => {
  const inTable = Object.entries(fields).flatMap(([list, field]) =>
    field.kind === 'list'
      ? Object.entries(field.fields).flatMap(([name, one]) =>
          one.kind === 'links' || one.kind === 'link' ? [{ list, field: name, to: one.to }] : [],
        )
      : [],
  );
  expect(links).toEqual(inTable);
});

describe('every field of the form', () => {
  it('has words in both languages, and a page', () => {
    expect(Object.keys(fr).sort()).toEqual(paths.toSorted());
    expect(Object.keys(en).sort()).toEqual(paths.toSorted());
    expect(allFields.filter(({ page }) => page === undefined)).toEqual([]);
  });

  it('is in the schema, and found by its path', () => {
    const schema = z.toJSONSchema(forecastInputsSchema, { io: 'input' }) as Json;
    expect(paths.filter((path) => !has(schema, path.split('.')))).toEqual([]);
    expect(has(schema, ['offers', '*', 'nothing'])).toBe(false);
    for (const { path, field } of allFields) expect([path, fieldAt(path)]).toEqual([path, field]);
    expect(fieldAt('offers.0.nothing')).toBeUndefined();
    expect(fieldAt('opening.month')).toBeUndefined();
    expect(fieldAt('toString')).toBeUndefined();
  });

  it('is filled in by some of any forecasts', () => {
    const samples = fc.sample(anyForecast, { numRuns: 300, seed: 1 });
    const blank = paths.filter((path) => !samples.some((one) => isFilled(one, path.split('.'))));
    expect(blank).toEqual([]);
  });

  it('has a name, where it may be missing', () => {
    const missing = [bakery, studio, towelShop].flatMap(inputsWithoutDefault);
    const named = missing.map((path) => fieldName(path.join('.')));
    expect(named.filter(({ fr: name }) => name.includes('.'))).toEqual([]);
  });
});

it('a field is named within a sentence', () => {
  expect(fieldName('offers.3.price')).toEqual({ fr: 'prix', en: 'price' });
  expect(fieldName('collect.2')).toEqual({ fr: 'part encaissée', en: 'share collected' });
  expect(fieldName('offers.0.season')).toEqual({ fr: 'poids du mois', en: 'weight of the month' });
  expect(fieldName('cnesstRate')).toEqual({ fr: 'taux de la CNESST', en: 'CNESST rate' });
  expect(fieldName('nothing')).toEqual({ fr: 'nothing', en: 'nothing' });
});

it('a number has the default of the table, or of the law', () => {
  expect(numberDefaultAt('loans.0.month', '2027-05')).toBe(0);
  expect(numberDefaultAt('cnesstRate', '2027-05')).toBe('1.54');
  expect(numberDefaultAt('loans.0.rate', '2027-05')).toBeUndefined();
  expect(numberDefaultAt('form', '2027-05')).toBeUndefined();
});
