import { finished, type Parts } from '../parts.ts';
import { checkFigures } from './checks/checks.ts';
import { cashShortage, type Shortage } from './checks/money.ts';
import { compute, prepare } from './compute.ts';
import { planOf } from './defaults/defaults.ts';
import { salesTaxAccount } from './explain/accounts.ts';
import { type Explain, explainer } from './explain/explain.ts';
import { sourceLabels } from './explain/judged.ts';
import type { ForecastInputs } from './inputs.ts';
import type { Check, Forecast } from './outputs.ts';
import { assumptionsOf, type Handles, type Scenario, triedInputs, unmoved } from './scenario.ts';
import { present } from './statements/present.ts';
import { sourcesAndUsesOf } from './statements/sourcesAndUses.ts';
import { stressParts } from './statements/stress.ts';

/**
 * Computes the three-year forecast.
 * @param inputs valid for `forecastInputsSchema`.
 * @returns every figure; null for those that depend on a missing input.
 */
export function forecast(inputs: ForecastInputs, scenario: Scenario = 'expected'): Forecast {
  return finished(forecastParts(inputs, scenario));
}

/** Like `forecast`, but yields before each run of a stress test and before each kind of remedy. */
export function* forecastParts(
  inputs: ForecastInputs,
  scenario: Scenario = 'expected',
): Parts<Forecast> {
  const prepared = prepare(planOf(inputs));
  const expected = compute(prepared, assumptionsOf.expected);
  const run = scenario === 'expected' ? expected : compute(prepared, assumptionsOf[scenario]);
  const computed = present(run, scenario, yield* stressParts(prepared, expected));
  const checked = { inputs, run, forecast: computed };
  return { ...computed, checks: checkFigures(checked, yield* cashShortage(checked)) };
}

export type Outlook =
  ReturnType<typeof outlookParts> extends Generator<unknown, infer Result> ? Result : never;

/**
 * Computes all three scenarios of a plan. The checks and explanations, too slow while a slider is dragged, are computed
 * on request.
 * @param handles how far each slider moves the plan away from the inputs.
 */
export function outlook(entered: ForecastInputs, handles: Handles = unmoved): Outlook {
  return finished(outlookParts(entered, handles));
}

/** Like `outlook`, but yields before each run of a stress test. */
export function* outlookParts(entered: ForecastInputs, handles: Handles = unmoved) {
  const inputs = triedInputs(entered, handles);
  const prepared = prepare(planOf(inputs), handles.volume);
  const runs = {
    prudent: compute(prepared, assumptionsOf.prudent),
    expected: compute(prepared, assumptionsOf.expected),
    ambitious: compute(prepared, assumptionsOf.ambitious),
  };
  const stress = yield* stressParts(prepared, runs.expected);
  const forecasts = {
    prudent: present(runs.prudent, 'prudent', stress),
    expected: present(runs.expected, 'expected', stress),
    ambitious: present(runs.ambitious, 'ambitious', stress),
  };
  /** The checks on the expected scenario and, if its cash runs out, remedies that would be enough. */
  function* findingParts(): Parts<{ readonly checks: Check[]; readonly shortage: Shortage }> {
    const checked = { inputs, run: runs.expected, forecast: forecasts.expected };
    const shortage = yield* cashShortage(checked);
    return { checks: checkFigures(checked, shortage), shortage };
  }
  const explainers = new Map<Scenario, Explain>();
  return {
    /** The inputs as changed by the handles, except for the volume. */
    inputs,
    forecasts,
    lineNames: sourceLabels(runs.expected),
    /** The lines that `lineNames` labels, with their amounts and paths in the form. */
    startLines: sourcesAndUsesOf(runs.expected),
    taxAccount: (scenario: Scenario) => salesTaxAccount(runs[scenario]),
    findings: () => finished(findingParts()),
    findingParts,
    explain(scenario: Scenario, figure: string) {
      const explain = explainers.get(scenario) ?? explainer(forecasts[scenario], entered, handles);
      explainers.set(scenario, explain);
      return explain(figure);
    },
  };
}
