import type { EntryText } from '@elan/domain/project/journal';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleKey } from '@elan/modules/catalogue';

/** The modules of docs/product.md#modules that have questions. */
export type QuestionnaireKey =
  | 'brainstorm'
  | 'idea'
  | 'analysis'
  | 'business-plan'
  | 'marketing'
  | 'rd'
  | 'finances'
  | 'environmental';

/** A project as its founder describes it. Texts are as typed; the answer to a choice is an option id. */
export interface ExampleProject {
  readonly name: string;
  readonly description: string;
  readonly answers: Readonly<Record<QuestionnaireKey, Answers>>;
  readonly comments: Readonly<Partial<Record<ModuleKey, string>>>;
  /** Oldest first. */
  readonly entries: readonly EntryText[];
}
