import type { EntryText } from '@elan/domain/project/journal';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleKey } from '@elan/modules/catalogue';

/** The modules that the examples answer: those of docs/product.md#modules that ask questions. */
export type QuestionnaireKey =
  | 'brainstorm'
  | 'idea'
  | 'analysis'
  | 'business-plan'
  | 'marketing'
  | 'rd'
  | 'finances'
  | 'environmental';

/** A project as its founder describes it: texts as typed, option ids for the selects. */
export interface ExampleProject {
  readonly name: string;
  readonly description: string;
  readonly answers: Readonly<Record<QuestionnaireKey, Answers>>;
  readonly comments: Readonly<Partial<Record<ModuleKey, string>>>;
  /** The journal, from the first day to the last. */
  readonly entries: readonly EntryText[];
}
