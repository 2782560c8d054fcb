import type { ModuleEntry } from '../project/moduleEntry.ts';
import { isBlank } from '../text.ts';
import type { PartId } from './packs.ts';
import type { DossierProfile } from './profile.ts';

const plan = 'business-plan';
const finances = 'finances';

/** The modules that fill each part, the main one first. The people part comes from the dossier profile. */
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
  request: [finances],
  jobs: [finances],
  mentoring: [finances],
  personas: ['personas'],
  journal: ['journal'],
  score: ['maturity'],
};

/** @returns the key of the main module that fills a part; undefined for the people part. */
export function moduleFilling(part: PartId): string | undefined {
  return part === 'people' ? undefined : fillers[part][0];
}

/** @returns whether a part has content; the document leaves out empty parts. */
export function hasPartContent(
  part: PartId,
  modules: Readonly<Record<string, ModuleEntry>>,
  profile: DossierProfile,
): boolean {
  if (part === 'people') return (profile.people ?? []).some(hasText);
  const isComputed = modules[finances]?.forecast !== undefined;
  if (part === 'request') return isComputed || profile.amountAsked !== undefined;
  if (part === 'jobs' || part === 'mentoring') return isComputed;
  // The statements and the key figures are computed from the forecast, so they need no text.
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
