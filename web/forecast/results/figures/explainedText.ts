import type { Explanation, Part } from '@elan/domain/forecast/explain/explanation';
import { exactValue, monthText } from './format.ts';
import type { ResultsInUse } from './ResultsContext.ts';

/** Matches the paths of figures that are a number of months after start-up. */
const monthFigures =
  /(?:^|[./])(?:registeredMonth|breakEven\.month|(?:lowestCash|creditLinePeak)\.m)$/;

/** @returns whether a figure is unknown because inputs are missing; its parts are then those inputs. */
export function isMissing({ value, parts }: Explanation): boolean {
  return (
    value === null &&
    parts.length > 0 &&
    parts.every((part) => part.value === null && part.origin.kind === 'input')
  );
}

/** @returns the exact value of a figure or the name of a month; a text if the figure is unknown or does not apply. */
export function explainedText(results: ResultsInUse, explanation: Explanation): string {
  const { copy, language, monthOf } = results;
  const { figure, value, unit } = explanation;
  if (value === null) return isMissing(explanation) ? copy.unknown : copy.none;
  return monthFigures.test(figure) ? monthOf(value) : exactValue(value, unit, language);
}

/** @returns the value of a part of a figure, as text. */
export function partText({ copy, language, monthOf }: ResultsInUse, part: Part): string {
  const { value, unit, origin } = part;
  if (value === null) return copy.unknown;
  if (origin.kind === 'figure' && monthFigures.test(origin.figure)) return monthOf(Number(value));
  if (unit !== 'text') return exactValue(value, unit, language);
  const text = String(value);
  return copy.choices[text] ?? (/^\d{4}-\d{2}$/.test(text) ? monthText(text, language) : text);
}
