import { type ExplanationReply, mostParts } from '@elan/domain/contract/forecast';
import { Failure } from '@elan/domain/failure';
import { evaluates } from '@elan/domain/forecast/explain/evaluates';
import { explainer } from '@elan/domain/forecast/explain/explain';
import type { Explanation, Origin } from '@elan/domain/forecast/explain/explanation';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Forecast } from '@elan/domain/forecast/outputs';
import type { Parts } from '@elan/domain/parts';

/**
 * Explains how figures of a forecast are computed. Yields after each figure, for `inTurns`.
 * @param forecast the forecast computed from `inputs`.
 * @param figures the paths of the figures.
 * @throws Failure `malformed` if a figure does not exist, or if the explanations have too many parts for one reply.
 */
export function* explainFigures(
  forecast: Forecast,
  inputs: ForecastInputs,
  figures: readonly string[],
): Parts<ExplanationReply[]> {
  const explain = explainer(forecast, inputs);
  const explanations: ExplanationReply[] = [];
  let parts = 0;
  for (const [at, figure] of figures.entries()) {
    const explanation = explain(figure);
    if (!explanation) throw new Failure('malformed', { detail: `explain.${at}: no such figure` });
    parts += explanation.parts.length;
    if (parts > mostParts) {
      throw new Failure('malformed', {
        detail: `explain.${at}: more than ${mostParts} parts together; request fewer figures`,
      });
    }
    explanations.push(replyOf(explanation));
    yield;
  }
  return explanations;
}

function replyOf(explanation: Explanation): ExplanationReply {
  const { figure, value, unit, isSum, formula, parts } = explanation;
  return {
    figure,
    value,
    unit,
    isSum,
    formula: { ...formula },
    evaluates: evaluates(explanation),
    parts: parts.map(({ label, value, unit, sign, origin }) => ({
      label: { ...label },
      value,
      unit,
      ...(sign ? { sign } : {}),
      ...placeOf(origin),
    })),
  };
}

function placeOf(origin: Origin) {
  if (origin.kind === 'figure') return { figure: origin.figure };
  if (origin.kind === 'input') return { input: origin.path };
  return origin.kind === 'rate' ? { rate: { year: origin.year, source: origin.source } } : {};
}
