import type { Language } from '@elan/domain/language';
import type { ExampleProject } from '@elan/e2e/projects/project';
import type { ModuleKey } from '@elan/modules/catalogue';

/** A project, possibly incomplete: only the modules with answers are written. */
export type EvaluatedProject = Omit<ExampleProject, 'answers' | 'entries'> & {
  readonly answers: Partial<ExampleProject['answers']>;
  readonly entries?: ExampleProject['entries'];
};

/** One business, in a founder's words in French and another founder's in English. */
export type BilingualProject = Readonly<Record<Language, EvaluatedProject>>;

/** The modules without questions that are evaluated for every project. */
export const alwaysWritten: readonly ModuleKey[] = ['personas', 'maturity'];
