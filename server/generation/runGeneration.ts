import { setTimeout as delay } from 'node:timers/promises';
import { Failure, type FailureCode } from '@elan/domain/failure';
import { withFigures } from '@elan/domain/generation/basis';
import type { Filled } from '@elan/domain/generation/decideAutoFill';
import { generationTimeoutMs, holdRenewalMs } from '@elan/domain/generation/limits';
import type { Basis } from '@elan/domain/project/basis';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { isBlank, madeStorable } from '@elan/domain/text';
import type { Kept, Messages, RawReply } from '@elan/modules/writing/prompt';
import type { Writer } from '../adapters/ai/openAi.ts';
import type { Database } from '../adapters/database/database.ts';
import { asFailureOfDatabase } from '../adapters/database/databaseErrors.ts';
import type { Clock } from '../lib/clock.ts';
import { databaseTroubleOf } from '../lib/databaseTroubles.ts';
import type { LogFields, LogMessage } from '../lib/logLine.ts';
import type { Measurements } from '../observability/measurements.ts';
import { type GenerationFacts, renewLease } from '../store/generations/generations.ts';
import { renewHold } from '../store/generations/usage.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';
import type { Admission } from './admitGeneration.ts';
import { uncountDaily } from './countDaily.ts';
import { keepReferences } from './keepReferences.ts';
import { createMeter } from './meter.ts';
import type { Pace } from './pace.ts';
import type { Ask } from './planPrompts.ts';
import { type Publisher, publishPieces } from './publishPieces.ts';
import { rewriteOnce } from './rewriteOnce.ts';
import type { GenerationReply, OwnRun } from './run.ts';
import { releaseGeneration, settledReply, settleGeneration } from './settleGeneration.ts';
import { type StructureSoFar, structureSoFar } from './structureSoFar.ts';
import { figuresHeld, readTracer } from './traceReply.ts';
import { writeInCalls } from './writeInCalls.ts';

interface Needs {
  readonly db: Database;
  readonly ai: Writer;
  readonly clock: Clock;
  readonly logError: (error: unknown, about: LogMessage, fields?: LogFields) => void;
  readonly measure: Measurements;
  readonly pace: Pace;
}

/**
 * The wait in milliseconds after the first failed attempt to settle. Each further wait is longer by the same
 * amount, up to the maximum.
 */
const settleRetryMs = 1_000;
const longestSettleRetryMs = 10_000;
/** How long settling is retried during a shutdown, in milliseconds. A database usually restarts in less time. */
const settleWhileLeavingMs = 30_000;

/** Failures that the operator cannot fix, or that are already logged elsewhere. */
const notLogged: readonly FailureCode[] = [
  'generation_stopped',
  'generation_stopped_counted',
  'autofill_found_nothing',
  'ai_misconfigured',
];

/**
 * Runs an admitted generation to its end: calls the provider, then settles the result, or releases the unit if
 * anything fails. No transaction spans a call to the provider.
 * @throws Failure, after trying to release the unit. The unit counts if the project was deleted (`not_found`), or if a
 *   stopped result was shown but nothing of it can be kept (`generation_stopped_counted`).
 */
export async function runGeneration(
  { ai, ...others }: Needs,
  admission: Admission,
  run: OwnRun,
): Promise<GenerationReply> {
  const meter = createMeter(ai, admission);
  const services: Needs = { ...others, ai: meter.ai };
  const { id, actorId } = admission;
  const publisher = publishPieces(services, { id, actorId }, run);
  const beat = setInterval(() => {
    beatOnce(services, admission, run, publisher).catch((error) =>
      services.logError(error, 'lease of a generation', { generationId: admission.id }),
    );
  }, services.pace.beatMs);
  const renewal = setInterval(() => {
    renewUnit(services, admission).catch((error) =>
      services.logError(error, 'hold of a generation', { generationId: admission.id }),
    );
  }, holdRenewalMs);
  const { action, definition } = admission;
  const ended = (outcome: string) =>
    services.measure.generation({
      module: definition.key,
      action,
      outcome,
      facts: meter.facts(),
    });
  let reply: GenerationReply | undefined;
  try {
    const written = await write(services, admission, run);
    await publisher.stop();
    reply = await settle(services, admission, run, written, meter.facts());
    ended('succeeded');
  } catch (error) {
    const failure = asFailureOfDatabase(error);
    if (!notLogged.includes(failure.code)) {
      services.logError(failure, 'generation', { generationId: admission.id });
    }
    const facts = meter.facts();
    const unit = { id, actorId, period: admission.counted ? admission.period : null };
    await withRowLevelSecurity(services.db, actorId, async (tx) => {
      const now = services.clock.now();
      const isEnded = await releaseGeneration(tx, unit, failure.code, now, facts);
      await uncountDaily(tx, admission.daily, failure.code, facts);
      return isEnded;
    }).then(
      // A generation that had already ended is not measured here.
      (isEnded) => isEnded && ended(failure.code),
      (releaseError) =>
        services.logError(releaseError, 'release of a generation', { generationId: admission.id }),
    );
    throw failure;
  } finally {
    clearInterval(beat);
    clearInterval(renewal);
    await publisher.stop();
  }
  if (!reply) throw new Failure('not_found');
  return reply;
}

/** The generated content and its basis. */
interface WrittenResult {
  readonly content: Kept;
  readonly basis: Basis;
}

/**
 * @throws Failure from the provider or from `run.end`; `autofill_found_nothing`; `ai_unreadable_reply` if a reply does
 *   not have the requested form.
 */
async function write(services: Needs, admission: Admission, run: OwnRun): Promise<WrittenResult> {
  const { plan, language, basis } = admission;
  const endsAt = performance.now() + generationTimeoutMs;
  const tracer = admission.mayNameFigures
    ? await readTracer(services.db, admission, services.clock.now())
    : undefined;
  const rewriting = tracer && rewriteOnce(tracer, language);
  const improving = (quietly: (messages: Messages) => Promise<RawReply>) =>
    admission.action === 'translate' ? keepReferences(language, quietly) : rewriting?.(quietly);
  const ask = async ({ prompt, messages, continuations }: Ask) => {
    const { grow, schema } = prompt;
    const structure = schema && structureSoFar((value) => grow?.(value, language));
    let isStopped = false;
    /** Makes a call whose text is not shown, because the page already shows the first reply. */
    const quietly = (asked: Messages) =>
      services.ai.write(asked, {
        signal: run.signal,
        onText: () => {},
        onThinking: () => {},
        schema: undefined,
        timeoutMs: endsAt - performance.now(),
      });
    const reply = await writeInCalls(messages, continuations, {
      write: (asked, onText) =>
        services.ai.write(asked, {
          signal: run.signal,
          onText,
          onThinking: run.think,
          schema,
          timeoutMs: endsAt - performance.now(),
        }),
      onText: structure ? growsIn(structure, run) : run.append,
      improve: structure ? undefined : improving(quietly),
      onError: (error, written) => {
        const reply = writtenSoFar(error, written);
        isStopped = true;
        return reply;
      },
    });
    const content = prompt.read(reply, language);
    if (content) return content;
    if (!isStopped) throw new Failure('ai_unreadable_reply');
    // Nothing in it is complete enough to keep. It counts all the same if it was shown: reading would be free otherwise.
    const isCounted = admission.counted && run.wasShown;
    throw new Failure(isCounted ? 'generation_stopped_counted' : 'generation_stopped');
  };
  const proposals = (plan.fill && (await ask(plan.fill)).answers) ?? {};
  // If the generation is stopped before the result, even complete proposals are discarded.
  run.signal.throwIfAborted();
  if (plan.fill && !plan.fill.isEnough(proposals)) throw new Failure('autofill_found_nothing');
  const { filled, ...result } = plan.result(proposals);
  const content = { ...(await ask(result)), ...(filled && contentOf(filled)) };
  const text = content.aiResponse ?? content.aiAnalysis;
  if (!tracer || text === undefined) return { content, basis };
  const held = figuresHeld(tracer, text);
  return { content, basis: withFigures(basis, tracer.figures, held) };
}

function contentOf({ answers, proposedAnswers, defaultedAnswers }: Filled): ModuleContent {
  return {
    answers: { ...answers },
    proposedAnswers: [...proposedAnswers],
    defaultedAnswers: [...defaultedAnswers],
  };
}

function growsIn(structure: StructureSoFar, run: OwnRun): (piece: string) => void {
  return (piece) => {
    structure.append(piece);
    run.grow(structure.shown);
  };
}

/**
 * @returns the text written before the generation was stopped.
 * @throws `error` if there is no text, or if the error is not a stop.
 */
function writtenSoFar(error: unknown, written: string): RawReply {
  const stopped = error instanceof Failure && error.code === 'generation_stopped';
  const text = madeStorable(written);
  if (!stopped || isBlank(text)) throw error;
  return { text, ending: 'stopped' };
}

/**
 * Stores a finished result. Retries while the database is unavailable, but during a shutdown only for
 * `settleWhileLeavingMs`.
 * @throws an error that retrying would not fix, or the last error of the database.
 */
async function settle(
  services: Needs,
  admission: Admission,
  run: OwnRun,
  { content, basis }: WrittenResult,
  facts: GenerationFacts,
) {
  const based = { ...admission, basis };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withRowLevelSecurity(services.db, admission.actorId, async (tx) => {
        // The previous attempt may have committed even though the connection then failed.
        const done = attempt > 1 ? await settledReply(tx, admission.id) : undefined;
        return done ?? settleGeneration(tx, based, content, services.clock.now(), facts);
      });
    } catch (error) {
      const leavingForMs = performance.now() - (run.leavingSince ?? Number.POSITIVE_INFINITY);
      if (!databaseTroubleOf(error) || leavingForMs > settleWhileLeavingMs) throw error;
      services.logError(error, 'settling a generation', { generationId: admission.id, attempt });
      await delay(Math.min(attempt * settleRetryMs, longestSettleRetryMs));
    }
  }
}

/** Renews the reservation of the unit, which could otherwise expire before the generation ends. */
async function renewUnit(
  { db }: Needs,
  { id, actorId, period, counted }: Admission,
): Promise<void> {
  if (!counted) return;
  const unit = { accountId: actorId, period };
  await withRowLevelSecurity(db, actorId, (tx) => renewHold(tx, unit, id));
}

async function beatOnce(
  services: Needs,
  admission: Admission,
  run: OwnRun,
  publisher: Publisher,
): Promise<void> {
  const { state, isWatched } = await withRowLevelSecurity(services.db, admission.actorId, (tx) =>
    renewLease(tx, admission.id),
  );
  publisher.setWatched(isWatched && state === 'running');
  if (state === 'stop') run.end(new Failure('generation_stopped'));
  // The account was deleted, or the generation was ended as dead: an unfinished result is not stored.
  if (state === 'ended') run.end(new Failure('generation_interrupted'));
}
