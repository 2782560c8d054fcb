import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { AnswerMarks } from '@elan/domain/project/answerMarks';
import type { Basis } from '@elan/domain/project/basis';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { projectModules } from '../schema.ts';
import { prepared } from '../statements.ts';

/** The parts of a module that checks read; its generated texts are not loaded. */
interface CheckedModule extends AnswerMarks {
  readonly answers: Readonly<Record<string, string>>;
  readonly comments: string | undefined;
  readonly inputs: ForecastInputs | undefined;
  readonly selectedIdea: ModuleContent['selectedIdea'];
  /** The basis of the module's result, if the result was generated. */
  readonly basis: Basis | undefined;
  readonly lastUpdated: string;
}

/** All modules of a project, by module key. */
export type CheckedModules = Readonly<Record<string, CheckedModule | undefined>>;

export async function readCheckedModules(
  tx: Transaction,
  place: { readonly ownerId: string; readonly projectId: string },
): Promise<CheckedModules> {
  const rows = await reading(tx).execute(place);
  return Object.fromEntries(
    rows.map(({ module, lastUpdated, comments, inputs, selectedIdea, basis, ...own }) => [
      module,
      {
        ...own,
        comments: comments ?? undefined,
        inputs: inputs ?? undefined,
        selectedIdea: selectedIdea ?? undefined,
        basis: basis ?? undefined,
        lastUpdated: lastUpdated.toISOString(),
      },
    ]),
  );
}

function marks(name: keyof AnswerMarks) {
  return sql<readonly string[]>`coalesce(${projectModules.data} -> ${sql.raw(`'${name}'`)}, '[]')`;
}

const reading = prepared((connection) =>
  connection
    .select({
      module: projectModules.module,
      answers: sql<CheckedModule['answers']>`coalesce(${projectModules.data} -> 'answers', '{}')`,
      proposedAnswers: marks('proposedAnswers'),
      defaultedAnswers: marks('defaultedAnswers'),
      comments: sql<string | null>`${projectModules.data} ->> 'comments'`,
      inputs: sql<ForecastInputs | null>`${projectModules.data} -> 'forecast' -> 'inputs'`,
      selectedIdea: sql<
        CheckedModule['selectedIdea'] | null
      >`${projectModules.data} -> 'selectedIdea'`,
      basis: sql<Basis | null>`${projectModules.data} -> 'basis'`,
      lastUpdated: projectModules.lastUpdated,
    })
    .from(projectModules)
    .where(
      and(
        eq(projectModules.ownerId, sql.placeholder('ownerId')),
        eq(projectModules.projectId, sql.placeholder('projectId')),
      ),
    ),
);
