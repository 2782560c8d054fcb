import type { Language } from '@elan/domain/language';
import type { ExampleProject } from '@elan/e2e/projects/project';
import type { ModuleKey } from '@elan/modules/catalogue';

/** A project as far as its founder got: only the modules that are answered are written. */
export type EvaluatedProject = Omit<ExampleProject, 'answers' | 'entries'> & {
  readonly answers: Partial<ExampleProject['answers']>;
  readonly entries?: ExampleProject['entries'];
};

/** One business, as a founder tells it in French and another in English. */
export type ToldProject = Readonly<Record<Language, EvaluatedProject>>;

/** The modules without questions that every project is evaluated in. */
export const alwaysWritten: readonly ModuleKey[] = ['personas', 'maturity'];
