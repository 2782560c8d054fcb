import { contract } from '@elan/domain/contract/contract';
import { longestFigure, mostExplained } from '@elan/domain/contract/forecast';
import { largestForm } from '@elan/domain/forecast/inputs';
import { readIndustry } from '../../flows/dossier/readIndustry.ts';
import { answerCheck, takeBackCheckAnswer } from '../../flows/projects/answerCheck.ts';
import { computeForecast, computeSavedForecast } from '../../flows/projects/computeForecast.ts';
import { listChecks } from '../../flows/projects/listChecks.ts';
import { readFigures } from '../../flows/projects/readFigures.ts';
import { rehearseProject } from '../../flows/projects/rehearseProject.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';

export function forecastRoutes(serve: Serve, services: Services): void {
  serve(contract.getForecast, ({ scope, query }) =>
    computeSavedForecast(services, { ...scope, scenario: query.scenario }),
  );

  serve(contract.getFigures, ({ scope }) => readFigures(services, scope));

  serve(contract.getIndustry, ({ scope }) => readIndustry(services, scope));

  serve(
    contract.computeForecast,
    ({ body }) => computeForecast(services, body),
    // Fits the form, 200 bytes for property names and scenario, and the figures to explain, at up to four bytes a
    // character.
    { bodyLimit: largestForm + 200 + mostExplained * (4 * longestFigure + 3) },
  );

  serve(contract.listChecks, ({ scope }) => listChecks(services, scope));

  serve(contract.answerCheck, async ({ scope, params: { checkId }, body }) => ({
    answer: await answerCheck(services, { ...scope, checkId, because: body.because }),
  }));

  serve(contract.takeBackCheckAnswer, async ({ scope, params: { checkId } }) => {
    await takeBackCheckAnswer(services, { ...scope, checkId });
    return { answer: null };
  });

  serve(contract.getRehearsal, ({ scope }) => rehearseProject(services, scope));
}
