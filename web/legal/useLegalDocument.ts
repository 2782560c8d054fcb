import { dumpsKeptDays, formerUsageDays } from '@elan/domain/account/deletion';
import { deviceDays } from '@elan/domain/account/device';
import { lockoutMs, maxSignInFailures } from '@elan/domain/account/lockout';
import { longestSessionDays, sessionDays } from '@elan/domain/account/session';
import { binDays } from '@elan/domain/contract/projects';
import { dayInToronto } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';
import { price } from '@elan/domain/money';
import { modulesCounted } from '@elan/domain/project/progress';
import { maxVersions } from '@elan/domain/project/versions';
import { allowanceOf, premiumPriceCents } from '@elan/domain/subscription/plans';
import { storageLimitOf } from '@elan/domain/subscription/storage';
import { useLanguage } from '../copy/language.tsx';
import type { LegalDocument, LegalFacts, LegalSection } from '../copy/legalDocument.ts';
import { storageSize } from '../lib/storageSize.ts';
import { useDeployment, useFreeLimit } from '../session/deployment.ts';
import { freeModulesCounted } from '../subscription/freeModules.ts';

/** A legal text with its date and facts filled in. */
export interface ReadableDocument {
  readonly title: string;
  readonly effective: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/**
 * @param version the effective date, such as "2025-06-22".
 * @returns the text in the page's language, with the current facts filled in.
 */
export function useLegalDocument(
  texts: Readonly<Record<Language, LegalDocument>>,
  version: string,
): ReadableDocument {
  const { language } = useLanguage();
  const { title, effective, lead, sections } = texts[language];
  const facts = useLegalFacts(language);
  // Noon, so that daylight saving time does not change the date in Toronto.
  const day = dayInToronto(new Date(`${version}T12:00:00-05:00`), language);
  return { title, effective: effective(day), lead, sections: sections(facts) };
}

/** The settings of this installation that appear in the legal texts. */
interface Installation {
  readonly freeLimit: number;
  readonly standIns: LegalFacts['standIns'];
}

/** @returns the facts in the legal texts, from the code's constants and the installation's settings. */
export function legalFacts(language: Language, { freeLimit, standIns }: Installation): LegalFacts {
  return {
    price: price(premiumPriceCents, language),
    freeModules: freeModulesCounted,
    modules: modulesCounted,
    freeGenerations: allowanceOf('free', freeLimit).limit,
    premiumGenerations: allowanceOf('premium', freeLimit).limit,
    maxSignInFailures,
    lockoutMinutes: lockoutMs / 60_000,
    dumpsKeptDays,
    formerUsageDays,
    binDays,
    freeStorage: storageSize(storageLimitOf('free'), language),
    premiumStorage: storageSize(storageLimitOf('premium'), language),
    versionsKept: maxVersions,
    sessionDays,
    deviceDays,
    longestSessionDays,
    standIns,
  };
}

/** @returns the facts for the current installation; until its settings are loaded, no service counts as a stand-in. */
function useLegalFacts(language: Language): LegalFacts {
  const freeLimit = useFreeLimit();
  const standIns = useDeployment().data?.standIns ?? [];
  return legalFacts(language, { freeLimit, standIns });
}
