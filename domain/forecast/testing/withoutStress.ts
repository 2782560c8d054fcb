import { compute, prepare } from '../compute.ts';
import { planOf } from '../defaults.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Forecast } from '../outputs.ts';
import { present } from '../present.ts';
import { assumptionsOf, type Scenario } from '../scenario.ts';

/** A forecast without its stress tests, which are six runs like it, and without checks. */
export function withoutStress(inputs: ForecastInputs, scenario: Scenario = 'expected'): Forecast {
  return present(compute(prepare(planOf(inputs)), assumptionsOf[scenario]), scenario, []);
}
