import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '@elan/domain/failure';
import type { Filled } from '@elan/domain/generation/decideAutoFill';
import { generationTimeoutMs } from '@elan/domain/generation/limits';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { isBlank, madeStorable } from '@elan/domain/text';
import type { Messages, RawReply, ReplyPrompt } from '@elan/modules/writing/prompt';
import { isDatabaseAway } from '../outside/databaseAway.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { renewLease } from '../store/generations.ts';
import type { Admission } from './admit.ts';
import type { GenerationReply, OwnRun } from './run.ts';
import { releaseGeneration, settledReply, settleGeneration } from './settle.ts';

type Needs = Pick<Services, 'db' | 'ai' | 'clock' | 'logError'>;

/** How often a running generation says that it is alive and asks whether to stop. */
const beatMs = 2_000;
const settleRetryMs = 1_000;
/** Longer than a database takes to restart; with the last attempt, shorter than a lease. */
const settleForMs = 30_000;

/**
 * Writes an admitted generation to its end: calls the provider, then settles, or releases on
 * every failure. No transaction is open while the provider writes.
 * @throws Failure, after the unit was given back.
 */
export async function carryOut(
  services: Needs,
  admission: Admission,
  run: OwnRun,
): Promise<GenerationReply> {
  const { userId } = admission.place;
  const beat = setInterval(() => {
    beatOnce(services, admission, run).catch((error) => services.logError(error, 'lease'));
  }, beatMs);
  let reply: GenerationReply | undefined;
  try {
    reply = await settle(services, admission, await write(services, admission, run));
  } catch (error) {
    const failure = error instanceof Failure ? error : new Failure('internal', { cause: error });
    if (failure.code !== 'generation_stopped') {
      services.logError(failure, `generation ${admission.id}`);
    }
    await asUser(services.db, userId, (tx) =>
      releaseGeneration(
        tx,
        { id: admission.id, userId, period: admission.counted ? admission.period : null },
        failure.code,
        services.clock.now(),
      ),
    ).catch((releaseError) => services.logError(releaseError, `release of ${admission.id}`));
    throw failure;
  } finally {
    clearInterval(beat);
  }
  if (!reply) throw new Failure('not_found');
  return reply;
}

/** @throws Failure `ai_unreadable_reply` when a reply is not what was asked for. */
async function write(services: Needs, admission: Admission, run: OwnRun): Promise<ModuleContent> {
  const { plan, language } = admission;
  const endsAt = performance.now() + generationTimeoutMs;
  const ask = async ({ prompt, messages }: { prompt: ReplyPrompt; messages: Messages }) => {
    // A structure is shown when it is whole: nobody reads half of its JSON.
    const onText = prompt.schema ? () => {} : run.append;
    const reply = await services.ai
      .write(messages, {
        signal: run.signal,
        onText,
        schema: prompt.schema,
        timeoutMs: endsAt - performance.now(),
      })
      .catch((error: unknown) => textSoFar(error, run));
    const content = prompt.read(reply, language);
    if (!content) throw new Failure('ai_unreadable_reply');
    return content;
  };
  const proposals = plan.fill ? (await ask(plan.fill)).answers : undefined;
  const { filled, ...result } = plan.result(proposals ?? {});
  return { ...(await ask(result)), ...(filled && contentOf(filled)) };
}

function contentOf({ answers, proposedAnswers }: Filled): ModuleContent {
  return { answers: { ...answers }, proposedAnswers: [...proposedAnswers] };
}

/** What a stopped text says so far. @throws `error` where nothing was shown, or nobody stopped it. */
function textSoFar(error: unknown, run: OwnRun): RawReply {
  const stopped = error instanceof Failure && error.code === 'generation_stopped';
  const text = madeStorable(run.text);
  if (!stopped || isBlank(text)) throw error;
  return { text, ending: 'stopped' };
}

/** A database that restarts just when the text is done costs nobody their text. */
async function settle(services: Needs, admission: Admission, result: ModuleContent) {
  const giveUpAt = performance.now() + settleForMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await asUser(services.db, admission.place.userId, async (tx) => {
        // The connection may have broken after the commit and before its answer.
        const done = attempt > 1 ? await settledReply(tx, admission.id) : undefined;
        return done ?? settleGeneration(tx, admission, result, services.clock.now());
      });
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > giveUpAt) throw error;
      services.logError(error, `settling ${admission.id}, attempt ${attempt}`);
      await delay(settleRetryMs);
    }
  }
}

async function beatOnce(services: Needs, admission: Admission, run: OwnRun): Promise<void> {
  const state = await asUser(services.db, admission.place.userId, (tx) =>
    renewLease(tx, admission.id),
  );
  // It also ends where nobody can have it any more: its project was deleted, or it was taken for dead.
  if (state !== 'running') run.end(new Failure('generation_stopped'));
}
