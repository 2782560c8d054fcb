import { compute, prepare } from '../compute.ts';
import { planOf } from '../defaults/defaults.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Forecast } from '../outputs.ts';
import { assumptionsOf, type Scenario } from '../scenario.ts';
import { present } from '../statements/present.ts';

/** @returns a forecast without checks and without stress tests, which would take seven more runs. */
export function withoutStress(inputs: ForecastInputs, scenario: Scenario = 'expected'): Forecast {
  return present(compute(prepare(planOf(inputs)), assumptionsOf[scenario]), scenario, []);
}
