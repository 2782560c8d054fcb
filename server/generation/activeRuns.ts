import { Failure } from '@elan/domain/failure';
import { type GenerationReply, type OwnRun, startRun } from './run.ts';

/** The generations running in this process, by id. */
export interface Runs {
  start(id: string, work: (run: OwnRun) => Promise<GenerationReply>): OwnRun;
  find(id: string): OwnRun | undefined;
  /**
   * Lets running generations finish for `graceMs`, then interrupts them; resolves when all have
   * ended.
   */
  drain(graceMs: number): Promise<void>;
}

export function createActiveRuns(): Runs {
  const running = new Map<string, OwnRun>();
  return {
    start(id, work) {
      const run = startRun(work);
      running.set(id, run);
      const forget = () => running.delete(id);
      run.finished.then(forget, forget);
      return run;
    },
    find: (id) => running.get(id),
    async drain(graceMs) {
      const interrupt = setTimeout(() => {
        for (const run of running.values()) run.end(new Failure('generation_interrupted'));
      }, graceMs);
      await Promise.allSettled([...running.values()].map((run) => run.finished));
      clearTimeout(interrupt);
    },
  };
}
