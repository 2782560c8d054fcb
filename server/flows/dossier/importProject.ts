import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Project } from '@elan/domain/contract/projects';
import {
  type OpenedExchange,
  openExchange,
  readEntry,
  type Unreadable,
} from '@elan/domain/dossier/exchange';
import { Failure } from '@elan/domain/failure';
import { decideSaving } from '@elan/domain/generation/decideGeneration';
import { isAnswered } from '@elan/domain/project/answerMarks';
import { hasContent, type ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey } from '@elan/modules/catalogue';
import { type Account, requireActive } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { insertCheckAnswers } from '../../store/projects/checkAnswers.ts';
import { insertModule } from '../../store/projects/modules.ts';
import { findProject, insertProject } from '../../store/projects/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { presentProject } from '../projects/presentProject.ts';
import { requireStorage } from '../storage/withinStorage.ts';

interface ReadModule {
  readonly definition: ModuleDefinition;
  readonly content: ModuleContent;
}

/**
 * Creates a project from a file exported by this installation or another. If one of its modules could not be saved
 * normally, nothing is stored.
 * @throws Failure `import_unreadable`, `import_newer`, `suspended`, `premium_required`, `storage_full`.
 */
export async function importProject(
  services: Pick<Services, 'db' | 'clock'>,
  input: { readonly account: Account; readonly document: unknown },
): Promise<Project> {
  const { account } = input;
  const now = services.clock.now();
  const opened = required(openExchange(input.document, journey));
  const modules = await readModules(opened, now);
  requireActive(account);
  for (const { definition, content } of modules) {
    const { access } = account;
    const decision = decideSaving({ definition, access, change: content, before: undefined });
    if (!decision.allowed) throw new Failure(decision.because);
  }
  const { name, description, profile, answers } = opened;
  return withRowLevelSecurity(services.db, account.id, async (tx) => {
    const project = { name, description, dossier: profile };
    const { id } = await insertProject(tx, account.id, project, now);
    // One statement per module: the embedded database blocks the event loop for the duration of a statement.
    for (const { definition, content } of modules) {
      const place = { ownerId: account.id, projectId: id, module: definition.key };
      await insertModule(tx, place, asChange(definition, content), now);
    }
    await insertCheckAnswers(tx, { projectId: id, madeBy: account.id }, answers);
    await requireStorage(tx, account, 1);
    const row = await findProject(tx, account.id, id);
    if (!row) throw new Failure('not_found');
    return presentProject(row);
  });
}

async function readModules(
  { entries, exportedAt }: OpenedExchange,
  now: Date,
): Promise<readonly ReadModule[]> {
  const modules: ReadModule[] = [];
  for (const entry of entries) {
    // Validating a long module takes milliseconds, so other requests run in between.
    await nextTurn();
    const { content } = required(readEntry(entry, exportedAt, now));
    modules.push({ definition: entry.definition, content });
  }
  return modules;
}

function required<Read extends object>(read: Read | Unreadable): Read {
  if ('because' in read) throw new Failure(read.because, { detail: read.detail });
  return read;
}

function asChange(definition: ModuleDefinition, data: ModuleContent) {
  return {
    data,
    hasContent: hasContent(data),
    answersComplete: isAnswered(definition, data),
  };
}
