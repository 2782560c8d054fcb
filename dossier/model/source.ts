import type { KeptAnswer } from '@elan/domain/checks/checkAnswers';
import type { PackId, PartId } from '@elan/domain/dossier/packs';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import type { Language } from '@elan/domain/language';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';

/** The input of a dossier. */
export interface DossierSource {
  readonly project: {
    readonly name: string;
    readonly description: string;
    readonly modules: Readonly<Record<string, ModuleEntry>>;
  };
  readonly profile: DossierProfile;
  /** The answers to checks: which of them are confirmed as intended, and why. */
  readonly answers: readonly KeptAnswer[];
  readonly pack: PackId;
  /** Which of the pack's parts; all where it is left out. */
  readonly parts?: readonly PartId[];
  readonly language: Language;
  readonly now: Date;
}
