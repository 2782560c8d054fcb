import { join } from 'node:path';
import { partIds } from '@elan/domain/dossier/packs';
import { freePort } from '@elan/testing/network/freePort';
import { startMeasured } from '../processes/measuredProcess.ts';
import { print } from '../report.ts';
import { longWriteUp } from '../writeUp.ts';
import { askerOf, projectWith, readDocument } from './askers.ts';

const people = 50;
const greedyRequests = 30;

/** Measures how long fifty people wait who request a PDF at the same time, one of them thirty. */
export async function measureTurns(folder: string): Promise<void> {
  const emails = Array.from({ length: people }, (_, at) => `banc.file.${at}@exemple.ca`);
  const server = await startMeasured('ours.ts', '/api/ready', {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, 'turns'),
    FOUNDER_EMAILS: emails.join(','),
    DOCUMENT_QUEUE_LIMIT: '100',
    DOCUMENT_PERSON_LIMIT: `${greedyRequests}`,
    LOG_LEVEL: 'silent',
  });
  try {
    const project = projectWith(longWriteUp);
    const [greedy, ...others] = await Promise.all(
      emails.map((email) => askerOf(server, email, project)),
    );
    if (!greedy) throw new Error('nobody is greedy');
    const began = performance.now();
    const waited = async (asker: typeof greedy, version: number) => {
      const parts = partIds.filter((_, at) => at > 5 || (version >> at) % 2 === 0).join(',');
      const path = `dossier?format=pdf&pack=bank&language=fr&parts=${parts}`;
      await readDocument(server, asker, path);
      return (performance.now() - began) / 1_000;
    };
    const ofGreedy = Array.from({ length: greedyRequests }, (_, at) => waited(greedy, at + 1));
    const ofOthers = await Promise.all(others.map((other) => waited(other, 1)));
    const last = Math.max(...ofOthers);
    const waits = await Promise.all(ofGreedy);
    const describe = (all: readonly number[]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return [0, 0.5, 1]
        .map((part) => `${(sorted[Math.round(part * (sorted.length - 1))] ?? 0).toFixed(1)}`)
        .join(' / ');
    };
    print({
      what: `PDF of one person before the last of ${people - 1} others`,
      value: waits.filter((wait) => wait < last).length,
      unit: 'files',
      budget: 3,
      detail: `shortest / middle / longest wait: the others ${describe(ofOthers)} s, the one ${describe(waits)} s`,
    });
  } finally {
    await server.close();
  }
}
