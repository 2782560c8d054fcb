import type { Installation } from '../processes/installation.ts';
import { cpuPerRequest, type Sent } from '../processes/load.ts';
import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import type { BenchPerson, BenchProject } from '../processes/people.ts';
import { savedIdea } from '../processes/people.ts';
import { micros, print } from '../report.ts';
import { interleaved } from '../rounds.ts';

const rounds = 7;
const requestsPerRound = 500;
const budget = 1.8;

type Turn = (person: BenchPerson) => { sent: Sent; answered?: (text: string) => void };

/**
 * Measures the server's CPU time for a call that reads one row and for a save of a module, and whether the latter grows
 * with the project.
 */
export async function measureRequests(
  { people }: Installation,
  ours: MeasuredProcess,
  bare: MeasuredProcess,
): Promise<void> {
  const cpu = (server: MeasuredProcess, turn: Turn) => () => {
    const turns = new Map<number, number>();
    return cpuPerRequest(server, requestsPerRound, (client) => {
      // Each user has a single client, so that saves never conflict.
      const own = people.filter((_, index) => index % 8 === client);
      const at = turns.get(client) ?? 0;
      turns.set(client, at + 1);
      return turn(own[at % own.length] as BenchPerson);
    });
  };

  const reads = await interleaved(rounds, {
    ours: cpu(ours, ({ token }) => ({ sent: { method: 'GET', path: '/api/me', token } })),
    same: cpu(bare, ({ token }) => ({
      sent: { method: 'GET', path: `/read/same?token=${token}` },
    })),
    one: cpu(bare, ({ id }) => ({ sent: { method: 'GET', path: `/read/one?user=${id}` } })),
  });
  printRatio('one row read (GET /api/me), CPU', reads);

  const saves = await interleaved(rounds, {
    ours: cpu(ours, (person) => saveIn(person, person.projects.ours)),
    large: cpu(ours, (person) => saveIn(person, person.projects.large)),
    same: cpu(bare, ({ token, projects: { same } }) =>
      save(same, { path: `/save/same?token=${token}&project=${same.id}` }),
    ),
    one: cpu(bare, ({ id, projects: { one } }) =>
      save(one, { path: `/save/one?user=${id}&project=${one.id}` }),
    ),
  });
  printRatio('one module saved (8 KB), CPU', saves);
  print({
    what: 'the same in a project of 1 MB against 8 KB',
    value: saves.large / saves.ours,
    unit: '×',
    budget: 1.2,
    detail: `${micros(saves.large)} against ${micros(saves.ours)}`,
  });
}

function printRatio(what: string, cpu: Readonly<Record<'ours' | 'same' | 'one', number>>): void {
  const { ours, same, one } = cpu;
  const detail = `${micros(ours)}; bare ${micros(same)}`;
  print({ what: `${what}, same SQL`, value: ours / same, unit: '×', budget, detail });
  const alone = `bare ${micros(one)}: one statement, no session, no row-level security`;
  print({ what: `${what}, one statement`, value: ours / one, unit: '×', detail: alone });
}

function saveIn({ token }: BenchPerson, project: BenchProject) {
  return save(project, { path: `/api/projects/${project.id}/modules/idea`, token });
}

function save(project: BenchProject, where: Pick<Sent, 'path' | 'token'>): ReturnType<Turn> {
  const body = JSON.stringify({ data: savedIdea, baseLastUpdated: project.lastUpdated });
  return {
    sent: { method: 'PUT', body, ...where },
    answered: (text) => {
      project.lastUpdated = JSON.parse(text).lastUpdated;
    },
  };
}
