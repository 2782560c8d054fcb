import type { Question } from '@elan/domain/questionnaire/module';

/** A question as listed in docs/product.md#questions. */
export interface SpecifiedQuestion {
  readonly id: string;
  readonly kind: Question['kind'];
  readonly required: boolean;
  /** Only for a choice: the number of options. */
  readonly options?: number;
}

/** @returns the questions of a definition in the form of docs/product.md#questions. */
export function asSpecified(questions: readonly Question[]): readonly SpecifiedQuestion[] {
  return questions.map(({ id, kind, required, ...rest }) => ({
    id,
    kind,
    required,
    ...('options' in rest ? { options: rest.options.length } : {}),
  }));
}
