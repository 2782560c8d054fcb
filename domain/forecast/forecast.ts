import { checkFigures } from './checks/checks.ts';
import { compute, prepare } from './compute.ts';
import { planOf } from './defaults.ts';
import type { ForecastInputs } from './inputs.ts';
import type { Forecast } from './outputs.ts';
import { present } from './present.ts';
import { assumptionsOf, type Scenario } from './scenario.ts';
import { stressOf } from './stress.ts';

/**
 * The three-year forecast: what a person says, computed.
 * @param inputs as `forecastInputsSchema` accepts them.
 * @returns every figure, null where it rests on what is not said yet.
 */
export function forecast(inputs: ForecastInputs, scenario: Scenario = 'expected'): Forecast {
  const prepared = prepare(planOf(inputs));
  const expected = compute(prepared, assumptionsOf.expected);
  const run = scenario === 'expected' ? expected : compute(prepared, assumptionsOf[scenario]);
  const computed = present(run, scenario, stressOf(prepared, expected));
  return { ...computed, checks: checkFigures({ inputs, run, forecast: computed }) };
}
