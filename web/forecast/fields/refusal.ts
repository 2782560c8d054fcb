import type { Language } from '@elan/domain/language';
import type { ForecastCopy } from '../copy/fr.ts';
import {
  exampleText,
  type FieldReading,
  type FieldSpec,
  readingTexts,
  withUnit,
} from '../values/specs.ts';

/** @returns why a text is refused or ambiguous, as a sentence such as "60 % au plus."; undefined if it is a value. */
export function refusalOf(
  spec: FieldSpec,
  read: FieldReading,
  language: Language,
  problems: ForecastCopy['problems'],
): string | undefined {
  if ('value' in read) return undefined;
  if ('readings' in read) return problems.readings(...readingTexts(spec, read.readings, language));
  const { problem, bound } = read;
  if (problem === 'negative') return problems.negative;
  if (bound === undefined) return problems[wordOf(spec, problem)](exampleText(spec, language));
  const limit = bound.toLocaleString(language === 'fr' ? 'fr-CA' : 'en-CA');
  return problems[problem](withUnit(spec, limit, language));
}

/** Chooses the message: whole numbers have their own, and a rate with too many decimals counts as no number. */
function wordOf<Problem extends string>({ kind }: FieldSpec, problem: Problem) {
  if (problem === 'notNumber' && kind === 'whole') return 'whole';
  return problem === 'decimals' && kind === 'rate' ? 'notNumber' : problem;
}
