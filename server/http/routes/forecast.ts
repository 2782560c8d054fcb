import { contract } from '@elan/domain/contract/contract';
import { longestFigure, mostExplained } from '@elan/domain/contract/forecast';
import { largestForm } from '@elan/domain/forecast/inputs';
import { answerCheck, takeBackCheckAnswer } from '../../flows/projects/answerCheck.ts';
import { computeForecast, computeSavedForecast } from '../../flows/projects/computeForecast.ts';
import { listChecks } from '../../flows/projects/listChecks.ts';
import { readFigures } from '../../flows/projects/readFigures.ts';
import { rehearseProject } from '../../flows/projects/rehearseProject.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';

export function forecastRoutes(serve: Serve, services: Services): void {
  serve(contract.getForecast, ({ account, params, query }) =>
    computeSavedForecast(services, { account, projectId: params.id, scenario: query.scenario }),
  );

  serve(contract.getFigures, ({ account, params }) =>
    readFigures(services, { account, projectId: params.id }),
  );

  serve(
    contract.computeForecast,
    ({ body }) => computeForecast(services, body),
    // The form, what names it and the scenario, and the figures, each at most four bytes a character.
    { bodyLimit: largestForm + 200 + mostExplained * (4 * longestFigure + 3) },
  );

  serve(contract.listChecks, ({ account, params }) =>
    listChecks(services, { account, projectId: params.id }),
  );

  serve(contract.answerCheck, async ({ account, params: { id: projectId, checkId }, body }) => ({
    answer: await answerCheck(services, { account, projectId, checkId, because: body.because }),
  }));

  serve(contract.takeBackCheckAnswer, async ({ account, params: { id: projectId, checkId } }) => {
    await takeBackCheckAnswer(services, { account, projectId, checkId });
    return { answer: null };
  });

  serve(contract.getRehearsal, ({ account, params }) =>
    rehearseProject(services, { account, projectId: params.id }),
  );
}
