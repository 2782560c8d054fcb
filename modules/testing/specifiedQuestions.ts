import type { Question } from '@elan/domain/questionnaire/module';

/** One question as section 3 of the product specification lists it. */
export interface SpecifiedQuestion {
  readonly id: string;
  readonly kind: Question['kind'];
  readonly required: boolean;
  /** For a select. */
  readonly options?: number;
}

/** @returns a definition's questions in the form of the specification's list. */
export function asSpecified(questions: readonly Question[]): readonly SpecifiedQuestion[] {
  return questions.map(({ id, kind, required, ...rest }) => ({
    id,
    kind,
    required,
    ...('options' in rest ? { options: rest.options.length } : {}),
  }));
}
