import { join } from 'node:path';
import type { Project } from '@elan/domain/contract/projects';
import { freePort } from '@elan/testing/network/freePort';
import { wholeProject } from '@elan/testing/projects/wholeProject';
import { exchange } from '../loop/exchange.ts';
import { type MeasuredProcess, startMeasured } from '../processes/measuredProcess.ts';
import { createPerson } from '../processes/people.ts';
import { print } from '../report.ts';
import { longWriteUp } from '../writeUp.ts';

const people = 10;
const budget = 50;
const query = 'pack=bank&language=fr';
const documents = {
  PDF: `dossier?format=pdf&${query}`,
  'Word file': `dossier?format=docx&${query}`,
  workbook: `dossier?format=xlsx&${query}`,
  // Pages are kept until the project changes: each round asks for others.
  preview: `dossier/pages?${query}&parts=`,
} as const;
type Kind = keyof typeof documents;
const partsOfRound = ['project', 'market', 'marketing'] as const;

interface Asker {
  readonly token: string;
  readonly project: string;
}

/**
 * How long ten people who ask for a document at once hold the event loop of the server, which runs on the embedded
 * database, so that its work is part of it; and what stays in memory. The first round, which starts all, counts too.
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
    const askers = await Promise.all(emails.map((email) => askerOf(server, email)));
    const holds = new Map<Kind, number[]>();
    const memory: number[] = [];
    for (const parts of partsOfRound) {
      for (const [kind, path] of Object.entries(documents) as [Kind, string][]) {
        const asked = path.endsWith('=') ? path + parts : path;
        const hold = await server.longestHold(() => askAll(server, askers, asked));
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
        madeOf: `${people} people at once, round by round: ${all.map((ms) => ms.toFixed(1)).join(', ')}`,
      });
    }
    const [first = 0, last = 0] = [memory.at(0), memory.at(-1)];
    print({
      what: 'memory of the server after the last round',
      value: last / first,
      unit: '×',
      budget: 1.2,
      madeOf: memory.map((bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`).join(', '),
    });
  } finally {
    await server.close();
  }
}

async function askerOf(server: MeasuredProcess, email: string): Promise<Asker> {
  const { token } = await createPerson(`http://127.0.0.1:${server.port}`, email);
  const path = '/api/projects/import';
  const body = JSON.stringify(fullProject());
  const { status, text } = await exchange(server.port, { method: 'POST', path, token, body });
  if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
  return { token, project: (JSON.parse(text) as Project).id };
}

/** A whole project, each text of it of the usual length. */
function fullProject(): object {
  const modules = Object.entries(wholeProject.modules_data).map(([key, { twin: _, ...entry }]) => [
    key,
    entry.aiResponse === undefined ? entry : { ...entry, aiResponse: longWriteUp },
  ]);
  return { ...wholeProject, modules_data: Object.fromEntries(modules) };
}

async function askAll(server: MeasuredProcess, askers: readonly Asker[], asked: string) {
  await Promise.all(
    askers.map(async ({ token, project }) => {
      const path = `/api/projects/${project}/${asked}`;
      const { status, text } = await exchange(server.port, { method: 'GET', path, token });
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    }),
  );
}
