import { keptAnswerSchema, maxCheckAnswers } from '@elan/domain/checks/checkAnswers';
import { exchangeFormat, type ProjectExchange } from '@elan/domain/dossier/exchange';
import { type DossierProfile, dossierProfileSchema } from '@elan/domain/dossier/profile';
import { maxPaths } from '@elan/domain/forecast/saved/savedForecast';
import { largestPlan } from '@elan/domain/forecast/testing/samplePlans';
import {
  largestSave,
  largestSaveOfOlder,
  type ModuleEntry,
  savedDataSchema,
} from '@elan/domain/project/moduleEntry';
import { projectDescriptionSchema, projectNameSchema } from '@elan/domain/project/projectFields';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey } from '@elan/modules/catalogue';
import * as z from 'zod/mini';
import { filled } from '../texts/filledSchema.ts';

/** A character of three bytes in one UTF-16 code unit. */
const heavy = '項';

/** Fills a schema with texts of at most `cut` code units. */
function full(schema: Parameters<typeof filled>[0], cut = Number.POSITIVE_INFINITY): unknown {
  return filled(schema, {
    text: (most) => heavy.repeat(Math.min(most, cut)),
    count: (most) => most,
  });
}

function contentOf(definition: ModuleDefinition, cut: number): object {
  const content = full(savedDataSchema(definition), cut) as object;
  if (!definition.forecast) return content;
  const pathOf = (at: number) => `${heavy.repeat(Math.min(cut, 115))}${at}`;
  const paths = Array.from({ length: maxPaths }, (_, at) => pathOf(at));
  const origins = Object.fromEntries(paths.map((path) => [path, heavy.repeat(Math.min(cut, 200))]));
  return { ...content, forecast: { inputs: largestPlan, origins, confirmed: paths } };
}

/** @returns the largest entry of a module that is at most `limit` bytes. */
function entryOf(definition: ModuleDefinition, limit: number): ModuleEntry {
  const fits = (cut: number) =>
    Buffer.byteLength(JSON.stringify(contentOf(definition, cut))) <= limit;
  let cut = 0;
  // With texts of 2,048 code units, the only modules within the limit are those that have no long lists.
  for (let step = 2_048; step >= 1 && cut < 2_048; step /= 2) if (fits(cut + step)) cut += step;
  return contentOf(definition, cut < 2_048 ? cut : Number.POSITIVE_INFINITY) as ModuleEntry;
}

/**
 * @returns the largest project whose texts have no control characters: each module is as large as a save allows, and the
 * journal as large as one of an earlier version.
 */
export function largestProject(): ProjectExchange {
  return {
    format: exchangeFormat,
    name: full(projectNameSchema) as string,
    description: full(projectDescriptionSchema) as string,
    modules_data: Object.fromEntries(
      journey.map((definition) => [
        definition.key,
        entryOf(definition, definition.kind === 'journal' ? largestSaveOfOlder : largestSave),
      ]),
    ),
    exportedAt: '2026-11-23T12:00:00.000Z',
    dossier: full(dossierProfileSchema) as DossierProfile,
    checkAnswers: Array.from({ length: maxCheckAnswers }, (_, at) => ({
      ...z.parse(keptAnswerSchema, full(keptAnswerSchema)),
      check: `${heavy.repeat(197)}${100 + at}`,
    })),
  };
}
