import * as z from 'zod/mini';
import { mostModules } from '../mostModules.ts';
import { moduleEntrySchema } from '../project/moduleEntry.ts';
import { projectStatuses } from '../project/progress.ts';
import { projectDescriptionSchema, projectNameSchema } from '../project/projectFields.ts';
import { text } from '../text.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';
import { briefChecksSchema } from './checks.ts';

const id = z.strictObject({ id: z.string() });

const row = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
};

/** A project in the list, without `modules_data` (docs/product.md#project-list). */
export const projectSummary = z.strictObject({
  ...row,
  progress: z.number(),
  status: z.enum(projectStatuses),
  completed_modules: z.array(z.string()).check(z.maxLength(mostModules)),
  /** Includes modules that are not complete, for example because an answer is ready-made. */
  modules_with_content: z.array(z.string()).check(z.maxLength(mostModules)),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

export const project = z.strictObject({
  ...row,
  user_id: z.string(),
  modules_data: z.record(z.string(), moduleEntrySchema),
});
export type Project = z.infer<typeof project>;

/** Last changed first, last created first, or by name. */
export const projectOrders = ['changed', 'created', 'name'] as const;
export type ProjectOrder = (typeof projectOrders)[number];

/** A cursor may contain a project name, at up to three bytes per code unit, and is lengthened by base64. */
const cursor = z.optional(text(1_000));

export const listProjects = defineCall({
  method: 'GET',
  path: '/api/projects',
  summary:
    'The caller’s projects as summaries, in pages: newest change first unless told, or those whose name or description holds the words.',
  query: z.strictObject({
    cursor,
    order: z.optional(z.enum(projectOrders)),
    search: z.optional(text(200)),
  }),
  reply: z.strictObject({ projects: z.array(projectSummary), nextCursor: z.nullable(z.string()) }),
});

/** The storage that an account uses and its limit, in bytes (`subscription/storage.ts`). */
export const storageUse = z.strictObject({ used: z.number(), limit: z.number() });

export const countProjects = defineCall({
  method: 'GET',
  path: '/api/project-counts',
  summary:
    'How many projects the caller has, how many of them are completed, and how much the account stores.',
  reply: z.strictObject({ created: z.number(), completed: z.number(), storage: storageUse }),
});

const inModule = { module: z.string() };

/** What the user should do next in a project (`project/nextStep.ts`). */
const nextStep = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer'),
    ...inModule,
    question: z.string(),
    number: z.number(),
    of: z.number(),
    isReady: z.boolean(),
  }),
  z.strictObject({ kind: z.enum(['generate', 'choose', 'develop', 'use', 'unlock']), ...inModule }),
  z.strictObject({ kind: z.literal('takeAway') }),
]);

export const resumeProject = defineCall({
  method: 'GET',
  path: '/api/resume',
  summary:
    'The project that the caller changed last, what comes next in it and what disagrees there; null where there is no project.',
  reply: z.nullable(z.strictObject({ ...row, step: nextStep, ...briefChecksSchema.shape })),
});
export type Resumption = NonNullable<z.infer<typeof resumeProject.reply>>;

export const createProject = defineCall({
  method: 'POST',
  path: '/api/projects',
  summary: 'Creates an empty project.',
  body: z.strictObject({
    name: projectNameSchema,
    description: z.optional(projectDescriptionSchema),
  }),
  reply: project,
  status: 201,
});

export const getProject = defineCall({
  method: 'GET',
  path: '/api/projects/:id',
  summary: 'One project, whole.',
  params: id,
  reply: project,
});

export const updateProject = defineCall({
  method: 'PATCH',
  path: '/api/projects/:id',
  summary: 'Changes the name or the description.',
  params: id,
  body: z.strictObject({
    name: z.optional(projectNameSchema),
    description: z.optional(projectDescriptionSchema),
  }),
  reply: project,
});

export const deleteProject = defineCall({
  method: 'DELETE',
  path: '/api/projects/:id',
  summary: 'Puts a project in the recycle bin, from which it can be taken back for 30 days.',
  params: id,
  reply: z.strictObject({ deleted: z.literal(true) }),
});

/** How many days a deleted project can be restored. */
export const binDays = 30;

export const deletedProject = z.strictObject({ ...projectSummary.shape, deleted_at: timestamp });
export type DeletedProject = z.infer<typeof deletedProject>;

export const listDeletedProjects = defineCall({
  method: 'GET',
  path: '/api/deleted-projects',
  summary: 'The recycle bin, newest deletion first, in pages.',
  query: z.strictObject({ cursor }),
  reply: z.strictObject({ projects: z.array(deletedProject), nextCursor: z.nullable(z.string()) }),
});

export const restoreProject = defineCall({
  method: 'POST',
  path: '/api/deleted-projects/:id/restore',
  summary: 'Takes a project back out of the recycle bin, as it was.',
  params: id,
  reply: project,
});

export const removeProject = defineCall({
  method: 'DELETE',
  path: '/api/deleted-projects/:id',
  summary: 'Removes a project in the recycle bin for good, with everything in it.',
  params: id,
  reply: z.strictObject({ removed: z.literal(true) }),
});
