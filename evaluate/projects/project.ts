import type { Language } from '@elan/domain/language';
import type { ExampleProject } from '@elan/e2e/projects/project';
import type { ModuleKey } from '@elan/modules/catalogue';

/** A project, possibly incomplete. Only the modules with answers are written. */
export type EvaluatedProject = Omit<ExampleProject, 'answers' | 'entries'> & {
  readonly answers: Partial<ExampleProject['answers']>;
  readonly entries?: ExampleProject['entries'];
};

/** A business, described by a French-speaking and an English-speaking founder. */
export type BilingualProject = Readonly<Record<Language, EvaluatedProject>>;

/** The modules without questions, which are evaluated for every project. */
export const alwaysWritten: readonly ModuleKey[] = ['personas', 'maturity'];
