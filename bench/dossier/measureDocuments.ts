import { join } from 'node:path';
import { freePort } from '@elan/testing/network/freePort';
import { type MeasuredProcess, startMeasured } from '../processes/measuredProcess.ts';
import { print } from '../report.ts';
import { longWriteUp } from '../writeUp.ts';
import { type Asker, askerOf, projectWith, readDocument } from './askers.ts';

const people = 10;
const budget = 50;
const query = 'pack=bank&language=fr';
/** Documents are cached until the project changes, so each round requests different parts. */
const documents = {
  PDF: `dossier?format=pdf&${query}&parts=`,
  'Word file': `dossier?format=docx&${query}&parts=`,
  workbook: `dossier?format=xlsx&${query}&parts=`,
  preview: `dossier/pages?${query}&parts=`,
} as const;
type Kind = keyof typeof documents;
const partsOfRound = ['project', 'market', 'marketing'] as const;

/**
 * Measures how long the requests of ten people for a document at the same time block the server's event loop, and how
 * much memory stays in use. The server uses the embedded database, so its work is included. The first round, which
 * starts everything, is counted.
 */
export async function measureDocuments(folder: string): Promise<void> {
  const emails = Array.from({ length: people }, (_, at) => `banc.dossier.${at}@exemple.ca`);
  const server = await startMeasured('ours.ts', '/api/ready', {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, 'documents'),
    FOUNDER_EMAILS: emails.join(','),
    LOG_LEVEL: 'silent',
  });
  try {
    const askers = await Promise.all(
      emails.map((email) => askerOf(server, email, projectWith(longWriteUp))),
    );
    const holds = new Map<Kind, number[]>();
    const memory: number[] = [];
    for (const parts of partsOfRound) {
      for (const [kind, path] of Object.entries(documents) as [Kind, string][]) {
        const hold = await server.longestHold(() => askAll(server, askers, path + parts));
        holds.set(kind, [...(holds.get(kind) ?? []), hold]);
      }
      memory.push(await server.residentBytes());
    }
    for (const [kind, all] of holds) {
      print({
        what: `${kind}: longest hold of the event loop`,
        value: Math.max(...all),
        unit: 'ms',
        budget,
        detail: `${people} people at once, round by round: ${all.map((ms) => ms.toFixed(1)).join(', ')}`,
      });
    }
    const [first = 0, last = 0] = [memory.at(0), memory.at(-1)];
    print({
      what: 'memory of the server after the last round',
      value: last / first,
      unit: '×',
      budget: 1.2,
      detail: memory.map((bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`).join(', '),
    });
  } finally {
    await server.close();
  }
}

async function askAll(server: MeasuredProcess, askers: readonly Asker[], asked: string) {
  await Promise.all(askers.map((asker) => readDocument(server, asker, asked)));
}
