import * as z from 'zod/mini';
import { moduleEntrySchema } from '../project/moduleEntry.ts';
import { projectStatuses } from '../project/progress.ts';
import { requiredText, text } from '../text.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';

export const maxProjectNameLength = 120;
export const maxDescriptionLength = 2_000;

const id = z.strictObject({ id: z.string() });
const name = requiredText(maxProjectNameLength);
const description = text(maxDescriptionLength);

const row = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
};

/** What the list carries of a project: never `modules_data` (decision D7). */
export const projectSummary = z.strictObject({
  ...row,
  progress: z.number(),
  status: z.enum(projectStatuses),
  /** Keys of the modules that carry the tick. */
  completed_modules: z.array(z.string()),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

export const project = z.strictObject({
  ...row,
  user_id: z.string(),
  modules_data: z.record(z.string(), moduleEntrySchema),
});
export type Project = z.infer<typeof project>;

export const listProjects = defineCall({
  method: 'GET',
  path: '/api/projects',
  summary: 'The caller’s projects as summaries, newest change first, in pages.',
  session: 'required',
  query: z.strictObject({ cursor: z.optional(text(200)) }),
  reply: z.strictObject({ projects: z.array(projectSummary), nextCursor: z.nullable(z.string()) }),
});

export const createProject = defineCall({
  method: 'POST',
  path: '/api/projects',
  summary: 'Creates an empty project.',
  session: 'required',
  body: z.strictObject({ name, description: z.optional(description) }),
  reply: project,
  status: 201,
});

export const getProject = defineCall({
  method: 'GET',
  path: '/api/projects/:id',
  summary: 'One project, whole.',
  session: 'required',
  params: id,
  reply: project,
});

export const updateProject = defineCall({
  method: 'PATCH',
  path: '/api/projects/:id',
  summary: 'Changes the name or the description.',
  session: 'required',
  params: id,
  body: z.strictObject({ name: z.optional(name), description: z.optional(description) }),
  reply: project,
});

export const deleteProject = defineCall({
  method: 'DELETE',
  path: '/api/projects/:id',
  summary: 'Deletes a project and everything in it.',
  session: 'required',
  params: id,
  reply: z.strictObject({ deleted: z.literal(true) }),
});
