import { isoDayInToronto } from '@elan/domain/day';
import { Failure } from '@elan/domain/failure';
import { forecast } from '@elan/domain/forecast/forecast';
import { type ForecastInputs, mayOpen } from '@elan/domain/forecast/inputs';
import type { Forecast } from '@elan/domain/forecast/outputs';
import type { Scenario } from '@elan/domain/forecast/scenario';
import type { Services } from '../../services.ts';

/** A forecast that is not saved. @throws Failure `malformed` when it opens too far from today. */
export async function computeForecast(
  { clock }: Pick<Services, 'clock'>,
  input: { readonly inputs: ForecastInputs; readonly scenario: Scenario | undefined },
): Promise<Forecast> {
  if (!mayOpen(input.inputs, isoDayInToronto(clock.now()))) {
    throw new Failure('malformed', { detail: 'inputs..opening: too far from today' });
  }
  return forecast(input.inputs, input.scenario);
}
