import * as z from 'zod/mini';
import { comesIn, dossierFormats } from '../dossier/formats.ts';
import { packIds, partIds } from '../dossier/packs.ts';
import { dossierProfileSchema } from '../dossier/profile.ts';
import { profileChangeSchema } from '../dossier/profileChange.ts';
import { languageSchema } from '../languageSchema.ts';
import { defineCall } from './call.ts';
import { project } from './projects.ts';

const params = z.strictObject({ id: z.string() });
/** The defaults are the pack `personal` and the account's language. */
const edition = {
  pack: z.optional(z.enum(packIds)),
  language: z.optional(languageSchema),
  /** The parts of the pack to include, such as "summary,people"; all of them by default. */
  parts: z.optional(z.string().check(z.maxLength(200), z.regex(listOf(partIds)))),
};

/** @returns a pattern that matches a comma-separated list of these ids. */
function listOf(ids: readonly string[]): RegExp {
  const one = `(?:${ids.join('|')})`;
  return new RegExp(`^${one}(?:,${one})*$`);
}

export const dossierTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  md: 'text/markdown',
  json: 'application/json',
} as const satisfies Record<(typeof dossierFormats)[number], string>;

/** How many documents are created before this one. */
const pending = z.strictObject({ place: z.number() });

export const getDossier = defineCall({
  method: 'GET',
  path: '/api/projects/:id/dossier',
  summary:
    'A project as a file: a document for the reader that `pack` names (400 for `onepage` in another format than PDF, and for slides with `personal`), its workbook, ten slides, its texts, or `elan-project/1`, which holds all of it whatever the pack. 402 where the plan does not include the format, 429 while too many documents of this person wait, 202 where it is not ready within some twenty seconds.',
  params,
  query: z.strictObject({ format: z.enum(dossierFormats), ...edition }).check(
    z.refine(({ pack = 'personal', format }) => comesIn(pack, format), {
      error: 'this pack does not come in this format',
      path: ['format'],
    }),
  ),
  reply: z.string(),
  pending,
  types: Object.values(dossierTypes),
});

/** Maximum number of listed characters that none of our fonts can show, each of at most 20 UTF-16 code units. */
export const mostReplaced = 200;

export const listDossierPages = defineCall({
  method: 'GET',
  path: '/api/projects/:id/dossier/pages',
  summary:
    'How many pages the document has, and the characters that no font of ours shows, which PDF and pages have as □.',
  params,
  query: z.strictObject(edition),
  pending,
  reply: z.strictObject({
    pages: z.number(),
    replaced: z.array(z.string()).check(z.maxLength(mostReplaced)),
  }),
});

export const getDossierPage = defineCall({
  method: 'GET',
  path: '/api/projects/:id/dossier/pages/:n.svg',
  summary:
    'One page as the PDF shows it, counted from 1. 404 past the last one; 402 past the first three where the plan does not include the PDF.',
  params: z.strictObject({ ...params.shape, n: z.string() }),
  query: z.strictObject(edition),
  reply: z.string(),
  pending,
  types: ['image/svg+xml'],
});

export const getDossierProfile = defineCall({
  method: 'GET',
  path: '/api/projects/:id/dossier/profile',
  summary: 'What the cover of the document and its page on the people say that no module asks.',
  params,
  reply: dossierProfileSchema,
});

export const changeDossierProfile = defineCall({
  method: 'PATCH',
  path: '/api/projects/:id/dossier/profile',
  summary:
    'Changes fields of it; null removes one. With `peopleBefore`, the list that `people` started from, people changed elsewhere since are kept.',
  params,
  body: profileChangeSchema,
  reply: dossierProfileSchema,
});

export const importProject = defineCall({
  method: 'POST',
  path: '/api/projects/import',
  summary:
    'Makes a project of an `elan-project/1` document. 422 for anything else, with the place in it; 402 where it holds what this plan may not write.',
  /** Validated by `domain/dossier/exchange.ts` instead, so that every invalid document is refused in the same way. */
  body: z.unknown(),
  reply: project,
  status: 201,
});
