import { Failure } from '@elan/domain/failure';
import { type GenerationReply, type OwnRun, type Run, startRun } from './run.ts';

/** The generations running in this process, by id, and those of others that are followed here. */
export interface Runs {
  start(id: string, work: (run: OwnRun) => Promise<GenerationReply>): OwnRun;
  find(id: string): OwnRun | undefined;
  /** @returns one run for all who follow the same generation here; `watch` begins it. */
  share(id: string, watch: () => Run): Run;
  /**
   * Lets running generations finish for `graceMs`, then interrupts them; resolves when all have
   * ended.
   */
  drain(graceMs: number): Promise<void>;
}

/** How often the stops of other servers are read, in milliseconds: one query for all runs, only while there are any. */
const stopsMs = 200;

/**
 * @param stopsAmong which of these generations were requested to stop, on whichever server; absent where this is the only
 *   one. Where it fails, each run reads it with its own beat.
 */
export function createActiveRuns(
  stopsAmong?: (ids: readonly string[]) => Promise<readonly string[]>,
): Runs {
  const running = new Map<string, OwnRun>();
  let reading: NodeJS.Timeout | undefined;
  const readStops = (): void => {
    if (!stopsAmong || reading || running.size === 0) return;
    reading = setTimeout(async () => {
      const ids = [...running.keys()];
      const stopped = ids.length > 0 ? await stopsAmong(ids).catch(() => []) : [];
      for (const id of stopped) running.get(id)?.end(new Failure('generation_stopped'));
      reading = undefined;
      readStops();
    }, stopsMs);
    reading.unref();
  };
  const shared = new Map<string, Run>();
  return {
    start(id, work) {
      const run = startRun(work);
      running.set(id, run);
      readStops();
      const forget = () => running.delete(id);
      run.finished.then(forget, forget);
      return run;
    },
    find: (id) => running.get(id),
    share(id, watch) {
      const known = shared.get(id);
      if (known) return known;
      const run = watch();
      shared.set(id, run);
      const forget = () => shared.delete(id);
      run.finished.then(forget, forget);
      return run;
    },
    async drain(graceMs) {
      const interrupt = setTimeout(() => {
        for (const run of running.values()) run.leave();
      }, graceMs);
      await Promise.allSettled([...running.values()].map((run) => run.finished));
      clearTimeout(interrupt);
    },
  };
}
