import type { Question } from '@elan/domain/questionnaire/module';

/** One question as docs/product.md#questions lists it. */
export interface SpecifiedQuestion {
  readonly id: string;
  readonly kind: Question['kind'];
  readonly required: boolean;
  /** For a select. */
  readonly options?: number;
}

/** @returns a definition's questions in the form of that list. */
export function asSpecified(questions: readonly Question[]): readonly SpecifiedQuestion[] {
  return questions.map(({ id, kind, required, ...rest }) => ({
    id,
    kind,
    required,
    ...('options' in rest ? { options: rest.options.length } : {}),
  }));
}
