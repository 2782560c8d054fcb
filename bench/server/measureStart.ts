import type { Installation } from '../processes/installation.ts';
import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import { print } from '../report.ts';
import { interleaved } from '../rounds.ts';

const rounds = 5;

/** The time from starting a process on existing data until it is ready. */
export async function measureStart({ startOurs, startBare }: Installation): Promise<void> {
  const { ours, bare } = await interleaved(rounds, {
    ours: () => timeStart(startOurs),
    bare: () => timeStart(startBare),
  });
  print({
    what: 'start of an existing installation to ready',
    value: ours,
    unit: 'ms',
    budget: 3_000,
    madeOf: `bare ${bare.toFixed(0)} ms`,
  });
}

async function timeStart(start: () => Promise<MeasuredProcess>): Promise<number> {
  const server = await start();
  await server.close();
  return server.readyMs;
}
