import type { Language } from '@elan/domain/language';
import type { ExampleProject } from '@elan/e2e/projects/project';
import type { ModuleKey } from '@elan/modules/catalogue';

/** A project, possibly incomplete. Modules without answers or entries are not written, except `alwaysWritten`. */
export type EvaluatedProject = Omit<ExampleProject, 'answers' | 'entries'> & {
  readonly answers: Partial<ExampleProject['answers']>;
  readonly entries?: ExampleProject['entries'];
};

/** A business, described by a French-speaking and an English-speaking founder. */
export type BilingualProject = Readonly<Record<Language, EvaluatedProject>>;

/** The modules that need neither answers nor entries, and are written for every project. */
export const alwaysWritten: readonly ModuleKey[] = ['personas', 'maturity'];
