import { Failure } from '@elan/domain/failure';
import { inProject } from '../../access/projectScope.ts';
import { admitGeneration, findEarlier } from '../../generation/admitGeneration.ts';
import type { GenerationRequest } from '../../generation/generationRequest.ts';
import type { Run } from '../../generation/run.ts';
import { runGeneration } from '../../generation/runGeneration.ts';
import { watchGeneration } from '../../generation/watchGeneration.ts';
import { existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { parseAnswers } from './saveModule.ts';

type Needs = Pick<
  Services,
  'db' | 'ai' | 'runs' | 'clock' | 'config' | 'logError' | 'logAlert' | 'measure' | 'pace'
>;

/**
 * Starts a generation for a module, as requested: the result, the result after filling blank answers, a revision or a
 * translation. The run continues if its client disconnects. A repeated request follows the generation already started.
 * @throws Failure if the request is refused; nothing is reserved then, and the provider is not called.
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

/** Thrown to roll back when the idempotency key was already used. */
class KeyTaken extends Error {}

async function admit({ db, config, clock }: Needs, request: GenerationRequest) {
  try {
    return await inProject(db, request, async (tx) => {
      const admission = await admitGeneration(tx, request, config, clock.now());
      if (!admission) throw new KeyTaken();
      return admission;
    });
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error;
    const earlier = await inProject(db, request, (tx) => findEarlier(tx, request));
    if (!earlier) throw new Failure('internal', { cause: error });
    return { earlier };
  }
}
