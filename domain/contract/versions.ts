import * as z from 'zod/mini';
import { moduleEntrySchema } from '../project/moduleEntry.ts';
import { maxVersions, versionCauses } from '../project/versions.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';

const ofModule = { id: z.string(), module: z.string() };
const ofVersion = z.strictObject({ ...ofModule, version: z.string() });

const version = { id: z.string(), cause: z.enum(versionCauses), created_at: timestamp };

export const listVersions = defineCall({
  method: 'GET',
  path: '/api/projects/:id/modules/:module/versions',
  summary: 'The earlier versions that are kept of a module, newest first, without their content.',
  params: z.strictObject(ofModule),
  reply: z.strictObject({
    versions: z.array(z.strictObject(version)).check(z.maxLength(maxVersions)),
  }),
});
export type Version = z.infer<typeof listVersions.reply>['versions'][number];

export const getVersion = defineCall({
  method: 'GET',
  path: '/api/projects/:id/modules/:module/versions/:version',
  summary: 'One earlier version of a module, whole.',
  params: ofVersion,
  reply: z.strictObject({ ...version, data: moduleEntrySchema }),
});

export const restoreVersion = defineCall({
  method: 'POST',
  path: '/api/projects/:id/modules/:module/versions/:version/restore',
  summary: 'Puts an earlier version back; what it takes the place of is kept as a version.',
  params: ofVersion,
  body: z.strictObject({ baseLastUpdated: z.nullable(timestamp) }),
  reply: z.strictObject({ entry: moduleEntrySchema }),
});
