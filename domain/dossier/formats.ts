import { type Decision, refused } from '../decision.ts';
import type { Access } from '../subscription/access.ts';
import type { PackId } from './packs.ts';

export const dossierFormats = ['pdf', 'docx', 'xlsx', 'pptx', 'md', 'json'] as const;
export type DossierFormat = (typeof dossierFormats)[number];

/**
 * @returns whether a pack comes in a format: a sheet of one page is a PDF alone, and slides are for others than oneself.
 */
export function comesIn(pack: PackId, format: DossierFormat): boolean {
  if (pack === 'onepage') return format === 'pdf';
  return format !== 'pptx' || pack !== 'personal';
}

/** Available to every account, since users can always export their own content. */
const freeFormats: ReadonlySet<DossierFormat> = new Set(['md', 'json']);

/** Number of preview pages available to everyone; Premium accounts and founders see all pages. */
export const freePreviewPages = 3;

/** Decides whether an account may download the dossier in a format. The button and the server share this rule. */
export function decideDossier(
  format: DossierFormat,
  access: Pick<Access, 'hasPremiumAccess'>,
): Decision {
  if (freeFormats.has(format) || access.hasPremiumAccess) return { allowed: true };
  return refused('dossier_premium');
}
