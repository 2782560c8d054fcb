import type { CallReply } from '@elan/domain/contract/call';
import type { contract } from '@elan/domain/contract/contract';
import { isoDayInToronto } from '@elan/domain/day';
import { Failure } from '@elan/domain/failure';
import { forecastParts } from '@elan/domain/forecast/forecast';
import { type ForecastInputs, mayOpen } from '@elan/domain/forecast/inputs';
import type { Forecast } from '@elan/domain/forecast/outputs';
import type { Scenario } from '@elan/domain/forecast/scenario';
import { catalogue } from '@elan/modules/catalogue';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { inTurns } from '../../lib/takingTurns.ts';
import type { Services } from '../../services.ts';
import { readModule } from '../../store/projects/modules.ts';
import { holdProject } from '../../store/projects/projects.ts';
import { explainFigures } from './explainFigures.ts';

/**
 * Computes a forecast that is not saved, with explanations of the requested figures.
 * @throws Failure `malformed` if the forecast opens too far from today, and that of `explainFigures`.
 */
export async function computeForecast(
  { clock }: Pick<Services, 'clock'>,
  {
    inputs,
    scenario,
    explain,
  }: {
    readonly inputs: ForecastInputs;
    readonly scenario?: Scenario | undefined;
    readonly explain?: readonly string[] | undefined;
  },
): Promise<CallReply<typeof contract.computeForecast>> {
  if (!mayOpen(inputs, isoDayInToronto(clock.now()))) {
    throw new Failure('malformed', { detail: 'inputs.opening: too far from today' });
  }
  const forecast = await inTurns(forecastParts(inputs, scenario));
  if (!explain) return forecast;
  return { ...forecast, explanations: await inTurns(explainFigures(forecast, inputs, explain)) };
}

/**
 * Computes a project's saved forecast by the current rules. Its opening date may be long past.
 * @throws Failure `not_found` if the project does not exist or has no forecast.
 */
export async function computeSavedForecast(
  { db }: Pick<Services, 'db'>,
  input: ProjectScope & { readonly scenario: Scenario | undefined },
): Promise<Forecast> {
  const { owner, projectId } = input;
  const saved = await inProject(db, input, async (tx) => {
    if (!(await holdProject(tx, owner.id, projectId))) return undefined;
    return readModule(tx, { ownerId: owner.id, projectId, module: catalogue.finances.key });
  });
  if (!saved?.data.forecast) throw new Failure('not_found');
  return inTurns(forecastParts(saved.data.forecast.inputs, input.scenario));
}
