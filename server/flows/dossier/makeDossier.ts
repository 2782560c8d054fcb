import { exchangeOf } from '@elan/domain/dossier/exchange';
import { fileNameOf } from '@elan/domain/dossier/fileName';
import { type DossierFormat, decideDossier } from '@elan/domain/dossier/formats';
import type { PackId } from '@elan/domain/dossier/packs';
import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { projectAsMarkdown } from '@elan/dossier/markdown/projectAsMarkdown';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { readTakenAway } from './readTakenAway.ts';

/** A file to send. */
interface DossierFile {
  readonly name: string;
  readonly content: string;
}

/**
 * A project as a file. Its own content is everybody’s; documents come with Premium.
 * @throws Failure `not_found`, also for a format that is not made yet, `dossier_premium`.
 */
export async function makeDossier(
  services: Pick<Services, 'db' | 'clock'>,
  input: {
    readonly account: Account;
    readonly projectId: string;
    readonly format: DossierFormat;
    readonly pack: PackId;
    readonly language: Language;
  },
): Promise<DossierFile> {
  const { format, pack, language } = input;
  const { project, profile } = await readTakenAway(services, input);
  const decision = decideDossier(format, input.account.access);
  if (!decision.allowed) throw new Failure(decision.because);
  const name = fileNameOf(project.name, format);
  switch (format) {
    case 'json':
      return {
        name,
        content: JSON.stringify(exchangeOf({ ...project, profile }, services.clock.now())),
      };
    case 'md':
      return { name, content: projectAsMarkdown({ project, pack, language }) };
    default:
      throw new Failure('not_found');
  }
}
