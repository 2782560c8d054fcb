import { compute, prepare } from '@elan/domain/forecast/compute';
import { planOf } from '@elan/domain/forecast/defaults/defaults';
import { forecast, outlook } from '@elan/domain/forecast/forecast';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Forecast } from '@elan/domain/forecast/outputs';
import { assumptionsOf } from '@elan/domain/forecast/scenario';
import { present } from '@elan/domain/forecast/statements/present';
import { bakery, largestPlan } from '@elan/domain/forecast/testing/samplePlans';
import { print } from '../report.ts';
import { interleaved, processorTime } from '../rounds.ts';

const rounds = 20;
/** The number of runs per measurement, so that the resolution of the clock does not matter. */
const repeats = 10;

/**
 * Measures the cost of a keystroke in the form: computing the forecast again, alone and with all scenarios and stress
 * tests.
 */
export async function measureForecast(): Promise<void> {
  for (const [name, inputs, isBudgeted] of [
    ['a bakery', bakery, true],
    ['the largest form', largestPlan, false],
  ] as const) {
    const figures = numbersIn(forecast(inputs));
    const ms = await interleaved(rounds, {
      one: processorTime(repeats, () => one(inputs)),
      all: processorTime(repeats, () => outlook(inputs)),
      bare: processorTime(repeats, () => writeNumbers(figures)),
    });
    const detail = `${figures} figures; writing as many numbers ${(ms.bare * 1_000).toFixed(0)} µs`;
    print({
      what: `forecast of ${name}: one scenario`,
      value: ms.one,
      unit: 'ms',
      ...(isBudgeted ? { budget: 2 } : {}),
      detail,
    });
    print({
      what: `forecast of ${name}: scenarios and stress tests`,
      value: ms.all,
      unit: 'ms',
      ...(isBudgeted ? { budget: 16 } : {}),
      detail: 'three scenarios and six stress tests',
    });
  }
}

function one(inputs: ForecastInputs): unknown {
  const run = compute(prepare(planOf(inputs)), assumptionsOf.expected);
  return present(run, 'expected', []);
}

function numbersIn(value: unknown): number {
  if (typeof value === 'number') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((all, part) => all + numbersIn(part), 0);
}

/** The bare minimum: writing the same number of numbers into objects, month by month. */
function writeNumbers(count: number): unknown {
  const months: Partial<Record<keyof Forecast, number>>[] = [];
  for (let written = 0; written < count; written += 4) {
    months.push({ months: written, years: written + 1, loans: written + 2, stress: written + 3 });
  }
  return months;
}
