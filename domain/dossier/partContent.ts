import type { ModuleEntry } from '../project/moduleEntry.ts';
import { isBlank } from '../text.ts';
import type { PartId } from './packs.ts';
import type { DossierProfile } from './profile.ts';

const plan = 'business-plan';
const finances = 'finances';

/** The modules that fill each part, the one to begin with first; the people come from the dossier itself. */
const fillers: Readonly<Record<Exclude<PartId, 'people'>, readonly string[]>> = {
  summary: [plan],
  project: ['idea', plan],
  market: ['analysis', plan],
  marketing: ['marketing', plan],
  operations: ['rd', plan],
  environment: ['environmental'],
  financialFile: [finances, plan],
  risks: [plan],
  sources: [plan],
  personas: ['personas'],
  journal: ['journal'],
  score: ['maturity'],
};

/** @returns the key of the module that fills a part; none fills the people. */
export function moduleFilling(part: PartId): string | undefined {
  return part === 'people' ? undefined : fillers[part][0];
}

/** @returns whether a part has content: one without is left out of the document. */
export function hasPartContent(
  part: PartId,
  modules: Readonly<Record<string, ModuleEntry>>,
  profile: DossierProfile,
): boolean {
  if (part === 'people') return (profile.people ?? []).some(hasText);
  // Its statements, and the key figures of the summary, need no text.
  const isComputed = modules[finances]?.forecast !== undefined;
  if (isComputed && (part === 'financialFile' || part === 'summary')) return true;
  return fillers[part].some((key) => {
    const entry = modules[key];
    if (!entry) return false;
    switch (part) {
      case 'personas':
        return (entry.personas ?? []).length > 0;
      case 'journal':
        return (entry.entries ?? []).length > 0;
      case 'score':
        return entry.score !== undefined;
      default:
        return !isBlank(entry.aiResponse);
    }
  });
}

function hasText({ id, ...texts }: NonNullable<DossierProfile['people']>[number]): boolean {
  return Object.values(texts).some((text) => !isBlank(text));
}
