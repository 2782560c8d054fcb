import * as z from 'zod/mini';
import { dossierProfileSchema } from '../dossier/profile.ts';
import { profileChangeSchema } from '../dossier/profileChange.ts';
import { defineCall } from './call.ts';

const params = z.strictObject({ id: z.string() });
export const getDossierProfile = defineCall({
  method: 'GET',
  path: '/api/projects/:id/dossier/profile',
  summary: 'What the cover of the document and its page on the people say that no module asks.',
  session: 'required',
  params,
  reply: dossierProfileSchema,
});

export const changeDossierProfile = defineCall({
  method: 'PATCH',
  path: '/api/projects/:id/dossier/profile',
  summary: 'Changes fields of it; null removes one.',
  session: 'required',
  params,
  body: profileChangeSchema,
  reply: dossierProfileSchema,
});
