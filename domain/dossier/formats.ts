import { type Decision, refused } from '../decision.ts';
import type { Access } from '../subscription/access.ts';

/** The files that a dossier leaves as. */
export const dossierFormats = ['pdf', 'docx', 'xlsx', 'md', 'json'] as const;
export type DossierFormat = (typeof dossierFormats)[number];

/** One’s own content can always be had: these are everybody’s. */
const freeFormats: ReadonlySet<DossierFormat> = new Set(['md', 'json']);

/** Pages of the preview that everybody sees; Premium and founders see all. */
export const freePreviewPages = 3;

/** May this person have the dossier as this file? The button and the server ask the same question. */
export function decideDossier(
  format: DossierFormat,
  access: Pick<Access, 'hasPremiumAccess'>,
): Decision {
  if (freeFormats.has(format) || access.hasPremiumAccess) return { allowed: true };
  return refused('dossier_premium');
}
