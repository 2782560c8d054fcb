import type { KeptAnswer } from '@elan/domain/checks/checkAnswers';
import type { PackId, PartId } from '@elan/domain/dossier/packs';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import type { IndustryFigure } from '@elan/domain/industry/industryFigures';
import type { Language } from '@elan/domain/language';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';

export interface DossierSource {
  readonly project: {
    readonly name: string;
    readonly description: string;
    readonly modules: Readonly<Record<string, ModuleEntry>>;
  };
  readonly profile: DossierProfile;
  /** The user's answers to failed checks: which are intended, and why. */
  readonly answers: readonly KeptAnswer[];
  /** The figures of the project's industry, if any are loaded. */
  readonly industry?: readonly IndustryFigure[];
  readonly pack: PackId;
  /** The pack's parts to include; all if undefined. */
  readonly parts?: readonly PartId[];
  readonly language: Language;
  readonly now: Date;
}
