import { setTimeout as delay } from 'node:timers/promises';
import { Failure, isFailureCode } from '@elan/domain/failure';
import type { Database } from '../adapters/database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { findGeneration, type GenerationRow, isDead } from '../store/generations.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';
import type { Runs } from './activeRuns.ts';
import { endedRun, type GenerationReply, type Run } from './run.ts';
import { releaseGeneration, replyOf } from './settleGeneration.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
}

const pollMs = 500;

/**
 * Watches a generation that was already started: by this server, by another one, or by a process
 * that has died. Its answer is the same however often it is requested.
 */
export function watchGeneration(
  services: Needs & { readonly runs: Runs },
  row: GenerationRow,
): Run {
  const here = services.runs.find(row.id);
  if (here) return here;
  const text = row.status === 'succeeded' ? textOf(replyOf(row)) : '';
  return endedRun(text, waitForEnd(services, row));
}

function textOf({ result }: GenerationReply): string {
  return result.aiResponse ?? result.aiAnalysis ?? result.text ?? result.twin?.text ?? '';
}

async function waitForEnd(services: Needs, first: GenerationRow): Promise<GenerationReply> {
  let row = first;
  while (row.status === 'running') {
    await delay(pollMs);
    const next = await withRowLevelSecurity(services.db, row.userId, async (tx) => {
      if (await isDead(tx, first.id)) {
        await releaseGeneration(tx, first, 'generation_interrupted', services.clock.now());
      }
      return findGeneration(tx, first.userId, first.idempotencyKey);
    });
    if (!next) throw new Failure('not_found');
    row = next;
  }
  // The text of a project deleted since then may no longer be read.
  if (row.status === 'succeeded' && row.result === null) throw new Failure('not_found');
  if (row.status === 'succeeded') return replyOf(row);
  throw new Failure(isFailureCode(row.failure) ? row.failure : 'internal');
}
