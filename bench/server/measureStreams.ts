import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../processes/installation.ts';
import { open, type Sent } from '../processes/load.ts';
import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import type { BenchPerson } from '../processes/people.ts';
import { savedIdea } from '../processes/people.ts';
import type { WaitingProvider } from '../processes/provider.ts';
import { print } from '../report.ts';
import { interleaved, median } from '../rounds.ts';

const rounds = 60;
const openStreams = 100;
const memoryRounds = 5;

const body = JSON.stringify({ ...savedIdea, language: 'fr' });

function generation({ token, projects }: BenchPerson): Sent {
  const path = `/api/projects/${projects.ours.id}/modules/idea/generate`;
  return { method: 'POST', path, token, body, accept: 'text/event-stream' };
}

const passedThrough: Sent = { method: 'POST', path: '/stream', body: '{}' };

/** Measures the time to the first token, and the memory per open stream. */
export async function measureStreams(
  { people }: Installation,
  ours: MeasuredProcess,
  bare: MeasuredProcess,
  provider: WaitingProvider,
): Promise<void> {
  let turn = 0;
  const next = () => people[turn++ % people.length] as BenchPerson;
  const times = await interleaved(rounds, {
    ours: () => firstToken(ours, generation(next())),
    bare: () => firstToken(bare, passedThrough),
  });
  print({
    what: 'first token, added to a bare pass-through',
    value: times.ours - times.bare,
    unit: 'ms',
    budget: 10,
    detail: `${times.ours.toFixed(1)} ms; bare ${times.bare.toFixed(1)} ms`,
  });

  const heldByOurs = await heldByStreams(ours, provider, next, generation);
  const heldByBare = await heldByStreams(bare, provider, next, () => passedThrough);
  print({
    what: `memory of an open stream, ${openStreams} at once`,
    value: heldByOurs,
    unit: 'KB',
    budget: 150,
    detail: `bare ${heldByBare.toFixed(0)} KB`,
  });
}

/** @returns the time from the request to the first bytes of the reply's body, in milliseconds. */
async function firstToken(server: MeasuredProcess, sent: Sent): Promise<number> {
  const started = performance.now();
  const reply = await open(server.port, sent, false);
  const ended = once(reply, 'end');
  await once(reply, 'data');
  const ms = performance.now() - started;
  await ended;
  return ms;
}

/** @returns the memory in use per open stream, in kilobytes: the median of several rounds. */
async function heldByStreams(
  server: MeasuredProcess,
  provider: WaitingProvider,
  next: () => BenchPerson,
  sentFor: (person: BenchPerson) => Sent,
): Promise<number> {
  const held: number[] = [];
  for (let round = 0; round < memoryRounds; round += 1) {
    const before = await server.bytesInUse();
    provider.finish('wait');
    const replies = await Promise.all(
      Array.from({ length: openStreams }, () => open(server.port, sentFor(next()), false)),
    );
    const ended = Promise.all(replies.map((reply) => once(reply.resume(), 'end')));
    while (provider.open() < openStreams) await pause(20);
    await pause(200);
    const during = await server.bytesInUse();
    provider.finish('end');
    await ended;
    held.push((during - before) / openStreams / 1024);
  }
  return median(held);
}
