import { dumpsKeptDays, formerUsageDays } from '@elan/domain/account/deletion';
import { deviceDays } from '@elan/domain/account/device';
import { lockoutMs, maxSignInFailures } from '@elan/domain/account/lockout';
import { longestSessionDays, sessionDays } from '@elan/domain/account/session';
import { binDays } from '@elan/domain/contract/projects';
import type { Language } from '@elan/domain/language';
import { price } from '@elan/domain/money';
import { modulesCounted } from '@elan/domain/project/progress';
import { maxVersions } from '@elan/domain/project/versions';
import { allowanceOf, premiumPriceCents } from '@elan/domain/subscription/plans';
import { storageLimitOf } from '@elan/domain/subscription/storage';
import type { LegalFacts } from '../copy/legalDocument.ts';
import { storageSize } from '../lib/storageSize.ts';
import { useDeployment, useFreeLimit } from '../session/deployment.ts';
import { freeModulesCounted } from '../subscription/freeModules.ts';

/** What the legal texts need to know about this installation. */
export interface Installation {
  readonly freeLimit: number;
  readonly standIns: LegalFacts['standIns'];
}

/** @returns the numbers of the legal texts, each from the rule that decides it. */
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

/** @returns the same for the page; until the installation is known, as if every service were real. */
export function useLegalFacts(language: Language): LegalFacts {
  const freeLimit = useFreeLimit();
  const standIns = useDeployment().data?.standIns ?? [];
  return legalFacts(language, { freeLimit, standIns });
}
