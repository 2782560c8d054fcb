import type { Installation } from '../processes/installation.ts';
import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import { print } from '../report.ts';
import { interleaved } from '../rounds.ts';

const rounds = 5;

/**
 * Measures the processor time from the start of a process with existing data until it is ready, compared with the bare
 * framework.
 */
export async function measureStart(
  { startOurs, startBareFramework }: Installation,
  budget: number,
): Promise<void> {
  const { ours, bare } = await interleaved(rounds, {
    ours: () => computedUntilReady(startOurs),
    bare: () => computedUntilReady(startBareFramework),
  });
  print({
    what: 'start of an existing installation to ready',
    value: ours / bare,
    unit: '×',
    budget,
    detail: `${ours.toFixed(0)} ms of a processor; bare framework ${bare.toFixed(0)} ms`,
  });
}

/** @returns the processor time of all threads, in milliseconds. */
async function computedUntilReady(start: () => Promise<MeasuredProcess>): Promise<number> {
  const server = await start();
  const computed = await server.cpuMicroseconds();
  await server.close();
  return computed / 1_000;
}
