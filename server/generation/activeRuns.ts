import { Failure } from '@elan/domain/failure';
import { type GenerationReply, type OwnRun, type Run, startRun } from './run.ts';

/**
 * The generations running in this process, by id, and the shared runs that follow generations of other
 * processes.
 */
export interface Runs {
  start(id: string, work: (run: OwnRun) => Promise<GenerationReply>): OwnRun;
  find(id: string): OwnRun | undefined;
  /** @returns one shared run for all readers of this generation in this process; `watch` creates it. */
  share(id: string, watch: () => Run): Run;
  /** Waits up to `graceMs` for running generations to finish, then interrupts the rest and waits for them to end. */
  drain(graceMs: number): Promise<void>;
}

/** Interval in milliseconds at which stop requests made through other servers are read, in one query for all runs. */
const stopsMs = 200;

/**
 * @param stopsAmong returns those of the given generations for which a stop was requested on any server; undefined if
 *   this is the only server. If it fails, each run still learns of a stop when it renews its lease.
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
