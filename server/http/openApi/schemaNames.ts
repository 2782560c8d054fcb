import { supportedAccount } from '@elan/domain/contract/admin';
import { failureReply } from '@elan/domain/contract/call';
import { getFigures, getForecast } from '@elan/domain/contract/forecast';
import { generateModule, generationEvents } from '@elan/domain/contract/modules';
import { deletedProject, project, projectSummary } from '@elan/domain/contract/projects';
import { subscriptionRow } from '@elan/domain/contract/subscription';
import { dossierProfileSchema } from '@elan/domain/dossier/profile';
import { type FailureCode, failures } from '@elan/domain/failure';
import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import { growingSchema } from '@elan/domain/project/growing';
import { maturityScoreSchema } from '@elan/domain/project/maturity';
import { moduleEntrySchema } from '@elan/domain/project/moduleEntry';
import { personaSchema } from '@elan/domain/project/personas';
import * as z from 'zod/mini';

type Codes = [FailureCode, ...FailureCode[]];

/** The schema of a failure, listing all codes. */
export const describedFailure = z.strictObject({
  ...failureReply.shape,
  code: z.enum(Object.keys(failures) as Codes),
});

export const generationEvent = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('token'), data: generationEvents.token }),
  z.strictObject({ event: z.literal('partial'), data: generationEvents.partial }),
  z.strictObject({ event: z.literal('thinking'), data: generationEvents.thinking }),
  z.strictObject({ event: z.literal('done'), data: generateModule.reply }),
  z.strictObject({ event: z.literal('error'), data: generationEvents.error }),
]);

/** Schemas that the document defines once, under these names, and refers to elsewhere. */
export const schemaNames = {
  Account: supportedAccount,
  DeletedProject: deletedProject,
  DossierProfile: dossierProfileSchema,
  Failure: describedFailure,
  Figures: getFigures.reply,
  Forecast: getForecast.reply,
  ForecastInputs: forecastInputsSchema,
  Generation: generateModule.reply,
  GenerationEvent: generationEvent,
  Growing: growingSchema,
  MaturityScore: maturityScoreSchema,
  ModuleEntry: moduleEntrySchema,
  Persona: personaSchema,
  Project: project,
  ProjectSummary: projectSummary,
  Subscription: subscriptionRow,
};
