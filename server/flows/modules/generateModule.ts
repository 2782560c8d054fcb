import { Failure } from '@elan/domain/failure';
import { inProject } from '../../access/projectScope.ts';
import type { Database } from '../../adapters/database/database.ts';
import { admitGeneration } from '../../generation/admitGeneration.ts';
import type { GenerationRequest } from '../../generation/generationRequest.ts';
import type { Run } from '../../generation/run.ts';
import { runGeneration } from '../../generation/runGeneration.ts';
import { watchGeneration } from '../../generation/watchGeneration.ts';
import { existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { parseAnswers } from './saveModule.ts';

type Needs = Pick<
  Services,
  'db' | 'ai' | 'runs' | 'clock' | 'config' | 'logError' | 'logAlert' | 'measure'
>;

/**
 * Starts a generation for a module, as requested: the result, the result after filling blank answers, a revision or a
 * translation. The run continues if its client disconnects. The same idempotency key returns the same run.
 * @throws Failure if the request is refused, before anything is reserved or any provider is called.
 */
export async function generateModule(
  services: Needs,
  input: Omit<GenerationRequest, 'definition' | 'answers'> & {
    readonly module: string;
    readonly answers: unknown;
  },
): Promise<Run> {
  const definition = existingModule(input.module);
  const answers = input.answers === undefined ? undefined : parseAnswers(definition, input.answers);
  const admission = await admit(services, { ...input, definition, answers });
  if ('earlier' in admission) return watchGeneration(services, admission.earlier);
  const { admitted } = admission;
  if (admitted.daily?.alert) services.logAlert(admitted.daily.alert);
  return services.runs.start(admitted.id, (run) => runGeneration(services, admitted, run));
}

/** Thrown to roll back when a concurrent request with the same key was first. */
class Twin extends Error {}

async function admit(services: Needs, request: GenerationRequest) {
  const once = (db: Database) =>
    inProject(db, request, async (tx) => {
      const admission = await admitGeneration(tx, request, services.config, services.clock.now());
      if (!admission) throw new Twin();
      return admission;
    });
  try {
    return await once(services.db);
  } catch (error) {
    if (!(error instanceof Twin)) throw error;
    return await once(services.db).catch((again) => {
      throw again instanceof Twin ? new Failure('internal', { cause: again }) : again;
    });
  }
}
