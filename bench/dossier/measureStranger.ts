import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { partIds } from '@elan/domain/dossier/packs';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import { freePort } from '@elan/testing/network/freePort';
import { exchange } from '../loop/exchange.ts';
import { type MeasuredProcess, startMeasured } from '../processes/measuredProcess.ts';
import { print } from '../report.ts';
import { longWriteUp } from '../writeUp.ts';
import { type Asker, askerOf, projectWith, readDocument } from './askers.ts';

const greedyAccounts = 4;
/** How many documents each of these accounts requests at the same time, continuously. */
const atOnce = 3;
const rounds = 5;
/** Longer than all processes take to start. */
const warmUpMs = 10_000;

/** Measures how long one user's preview takes while four other accounts continuously request the longest documents. */
export async function measureStranger(folder: string): Promise<void> {
  const emails = Array.from(
    { length: greedyAccounts + 1 },
    (_, at) => `banc.tour.${at}@exemple.ca`,
  );
  const server = await startMeasured('ours.ts', '/api/ready', {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, 'stranger'),
    // Founders have Premium, so each project contains every text.
    FOUNDER_EMAILS: emails.join(','),
    LOG_LEVEL: 'silent',
  });
  try {
    const oneParagraph = 'Une phrase de plus pour le banc. '
      .repeat(2_000)
      .slice(0, maxWriteUpLength);
    const askers: Asker[] = [];
    for (const [at, email] of emails.entries()) {
      const project = projectWith(at < greedyAccounts ? oneParagraph : longWriteUp);
      askers.push(await askerOf(server, email, project));
    }
    const stranger = askers.pop();
    if (!stranger) throw new Error('no stranger');
    const versions = new Versions();
    await preview(server, stranger, versions);
    const alone = await timesOf(() => preview(server, stranger, versions));
    const stop = beGreedy(server, askers, versions);
    await pause(warmUpMs);
    const beside = await timesOf(() => preview(server, stranger, versions));
    const bytes = await server.residentBytes();
    stop.abort();
    print({
      what: 'a stranger’s preview beside four greedy accounts',
      value: Math.max(...beside) / middle(alone),
      unit: '×',
      budget: 3,
      detail: `alone ${seconds(alone)}; beside them ${seconds(beside)}; the server then holds ${(bytes / 1024 / 1024).toFixed(0)} MB`,
    });
  } finally {
    await server.close();
  }
}

/** Returns a selection of parts that was not requested before, because documents are cached. */
class Versions {
  #next = 1;

  next(): string {
    this.#next += 1;
    const parts = partIds.filter((_, at) => at > 9 || (this.#next >> at) % 2 === 0);
    return `pack=bank&language=fr&parts=${parts.join(',')}`;
  }
}

const preview = (server: MeasuredProcess, asker: Asker, versions: Versions) =>
  readDocument(server, asker, `dossier/pages?${versions.next()}`);

/** @returns a controller that stops the requests when aborted. */
function beGreedy(server: MeasuredProcess, askers: readonly Asker[], versions: Versions) {
  const stop = new AbortController();
  for (const { token, project } of askers) {
    const go = async (call: string) => {
      while (!stop.signal.aborted) {
        const path = `/api/projects/${project}/${call}${versions.next()}`;
        await exchange(server.port, { method: 'GET', path, token }).catch(() => {});
      }
    };
    for (let one = 0; one < atOnce; one += 1) {
      void go(one === 0 ? 'dossier?format=pdf&' : 'dossier/pages?');
    }
  }
  return stop;
}

async function timesOf(work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push((performance.now() - start) / 1_000);
    await pause(2_000);
  }
  return times;
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
const seconds = (times: readonly number[]) =>
  `${times.map((time) => time.toFixed(1)).join(', ')} s`;
