import * as z from 'zod/mini';
import { type KeptAnswer, keptAnswerSchema, maxCheckAnswers } from '../checks/checkAnswers.ts';
import { isoDayInToronto } from '../day.ts';
import { mayOpen } from '../forecast/inputs.ts';
import {
  changeOf,
  largestSave,
  largestSaveOfOlder,
  type ModuleContent,
  type ModuleEntry,
  savedDataSchema,
} from '../project/moduleEntry.ts';
import { projectDescriptionSchema, projectNameSchema } from '../project/projectFields.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import { timestamp } from '../timestamp.ts';
import { type DossierProfile, dossierProfileSchema } from './profile.ts';
import { holdsSomething } from './profileChange.ts';

/** Identifies the file format and its version to the installation that imports the file. */
export const exchangeFormat = 'elan-project/1';

/**
 * Maximum size of an imported file, in bytes. Every project fits whose characters take at most three bytes per UTF-16
 * code unit in JSON, as all but control characters do: one module of an earlier version, two others that reach
 * `largestSave`, and the longest texts of the rest.
 */
export const largestExchange = largestSaveOfOlder + 5 * largestSave;

/** A project as exported to a file, without ids or account data. */
export interface ProjectExchange {
  readonly format: typeof exchangeFormat;
  readonly name: string;
  readonly description: string;
  readonly modules_data: Readonly<Record<string, ModuleEntry>>;
  readonly exportedAt: string;
  /** Omitted if empty, as is `checkAnswers`. */
  readonly dossier?: DossierProfile;
  readonly checkAnswers?: readonly KeptAnswer[];
}

export function exchangeOf(
  project: Pick<ProjectExchange, 'name' | 'description' | 'modules_data'> & {
    readonly profile: DossierProfile;
    readonly answers: readonly KeptAnswer[];
  },
  now: Date,
): ProjectExchange {
  const { name, description, modules_data, profile, answers } = project;
  return {
    format: exchangeFormat,
    name,
    description,
    modules_data,
    exportedAt: now.toISOString(),
    ...(holdsSomething(profile) ? { dossier: profile } : {}),
    ...(answers.length > 0 ? { checkAnswers: answers } : {}),
  };
}

/** Why a file cannot be imported; `detail` names the field. */
export interface Unreadable {
  readonly because: 'import_unreadable' | 'import_newer';
  readonly detail: string;
}

/** A file with a valid structure, whose modules have not been validated yet (`readEntry`). */
export interface OpenedExchange {
  readonly name: string;
  readonly description: string;
  readonly profile: DossierProfile;
  readonly answers: readonly KeptAnswer[];
  readonly entries: readonly { readonly definition: ModuleDefinition; readonly entry: unknown }[];
  readonly exportedAt: string;
}

const exchangeSchema = z.strictObject({
  format: z.literal(exchangeFormat),
  name: projectNameSchema,
  description: projectDescriptionSchema,
  modules_data: z.record(z.string(), z.unknown()),
  exportedAt: timestamp,
  dossier: z.optional(dossierProfileSchema),
  checkAnswers: z.optional(
    z.array(keptAnswerSchema).check(
      z.maxLength(maxCheckAnswers),
      z.refine(
        (all) => new Set(all.map(({ check }) => check)).size === all.length,
        'a check has one answer',
      ),
    ),
  ),
});

const ownFormats = /^elan-project\/([1-9]\d{0,8})$/;

/** Validates the structure of a file. @param definitions of all modules. */
export function openExchange(
  document: unknown,
  definitions: readonly ModuleDefinition[],
): OpenedExchange | Unreadable {
  if (isNewer(document)) return { because: 'import_newer', detail: 'format' };
  const parsed = exchangeSchema.safeParse(document);
  if (!parsed.success) return unreadable('', parsed.error.issues);
  const { modules_data, dossier = {}, checkAnswers = [], ...head } = parsed.data;
  const entries: OpenedExchange['entries'][number][] = [];
  for (const [key, entry] of Object.entries(modules_data)) {
    const definition = definitions.find((one) => one.key === key);
    if (!definition)
      return { because: 'import_unreadable', detail: 'modules_data: no such module' };
    entries.push({ definition, entry });
  }
  const { name, description, exportedAt } = head;
  return { name, description, profile: dossier, answers: checkAnswers, entries, exportedAt };
}

function isNewer(document: unknown): boolean {
  const format =
    typeof document === 'object' && document !== null && 'format' in document
      ? document.format
      : undefined;
  const [, version = '1'] = (typeof format === 'string' && ownFormats.exec(format)) || [];
  return Number(version) > 1;
}

/**
 * Validates a module of a file as strictly as a save does. Fields that the server fills in on a save are accepted from
 * the file, since they grant nothing: what the result is based on, whether its text was edited, and its twin.
 * @param exportedAt of the file.
 */
export function readEntry(
  { definition, entry }: OpenedExchange['entries'][number],
  exportedAt: string,
  now: Date,
): { readonly content: ModuleContent } | Unreadable {
  const place = `modules_data.${definition.key}`;
  // A larger module could not be saved again.
  if (bytesOf(entry) > largestSaveOfOlder) return { because: 'import_unreadable', detail: place };
  const parsed = savedDataSchema(definition).safeParse(entry);
  if (!parsed.success) return unreadable(`${place}.`, parsed.error.issues);
  const saved = parsed.data;
  if (saved.forecast && !mayOpen(saved.forecast.inputs, savedOn(saved.lastUpdated ?? exportedAt))) {
    return { because: 'import_unreadable', detail: `${place}.forecast.inputs.opening` };
  }
  const { basis, twin, aiResponseEdited, aiAnalysisEdited } = saved;
  return {
    content: {
      ...changeOf(saved),
      ...(basis === undefined ? {} : { basis }),
      ...(twin === undefined ? {} : { twin }),
      ...(aiResponseEdited === undefined ? {} : { aiResponseEdited }),
      ...(aiAnalysisEdited === undefined ? {} : { aiAnalysisEdited }),
    },
  };

  /**
   * @returns the day on which the module was saved, or today if that is in the future. The opening month must be
   * plausible for that day, which may be long ago.
   */
  function savedOn(moment: string): string {
    return isoDayInToronto(new Date(Math.min(Date.parse(moment), now.getTime())));
  }
}

/** @returns the size of an entry in JSON, in bytes of UTF-8. */
function bytesOf(entry: unknown): number {
  const json = JSON.stringify(entry);
  let bytes = json.length;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    // The two halves of a pair take four bytes together.
    const isHalf = unit >= 0xd800 && unit < 0xe000;
    if (unit >= 0x80) bytes += unit >= 0x800 && !isHalf ? 2 : 1;
  }
  return bytes;
}

function unreadable(
  place: string,
  [issue]: readonly { readonly path: readonly PropertyKey[] }[],
): Unreadable {
  const path = (issue?.path ?? []).map(String).join('.');
  return { because: 'import_unreadable', detail: `${place}${path}`.replace(/\.$/, '') };
}
