import type { Installation } from '../processes/installation.ts';
import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import { print } from '../report.ts';
import { interleaved } from '../rounds.ts';

const rounds = 5;

/** The processor time from starting a process on existing data until it is ready, beside that of the bare framework. */
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

/** @returns milliseconds of a processor, all threads together. */
async function computedUntilReady(start: () => Promise<MeasuredProcess>): Promise<number> {
  const server = await start();
  const computed = await server.cpuMicroseconds();
  await server.close();
  return computed / 1_000;
}
