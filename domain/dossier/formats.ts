import { type Decision, refused } from '../decision.ts';
import type { Access } from '../subscription/access.ts';

/** The file formats of a dossier. */
export const dossierFormats = ['pdf', 'docx', 'xlsx', 'md', 'json'] as const;
export type DossierFormat = (typeof dossierFormats)[number];

/** People can always export their own content: these are for every account. */
const freeFormats: ReadonlySet<DossierFormat> = new Set(['md', 'json']);

/** Pages of the preview that everyone sees; Premium and founders see all. */
export const freePreviewPages = 3;

/** May this person have the dossier as this file? The button and the server share this rule. */
export function decideDossier(
  format: DossierFormat,
  access: Pick<Access, 'hasPremiumAccess'>,
): Decision {
  if (freeFormats.has(format) || access.hasPremiumAccess) return { allowed: true };
  return refused('dossier_premium');
}
