import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import type { DeletedProject, ProjectSummary, Resumption } from '@elan/domain/contract/projects';
import { projectStatus } from '@elan/domain/project/progress';
import { screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import type { Me } from '../../../session/me.ts';
import { freePerson, type Refusal, showAt } from '../../../subscription/testing/premiumStage.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';

/** Smaller than on the server, but more than enough to make the list searchable. */
const pageSize = 15;

/** @returns a project as in the project list. */
export function project(id: string, change: Partial<ProjectSummary> = {}): ProjectSummary {
  const { progress = 0 } = change;
  return {
    id,
    name: `Projet ${id}`,
    description: '',
    created_at: '2026-11-01T15:00:00.000Z',
    updated_at: '2026-11-20T15:00:00.000Z',
    status: projectStatus(progress),
    progress,
    completed_modules: [],
    modules_with_content: change.completed_modules ?? [],
    ...change,
  };
}

interface Request {
  readonly call: string;
  readonly body: {
    readonly name?: string;
    readonly description?: string;
    readonly because?: string;
  };
}

/** Replies to the dashboard's requests from a list of projects. Pages are smaller than the real server's. */
export function fakeDashboard(projects: ProjectSummary[] = []) {
  const server = {
    projects,
    bin: [] as DeletedProject[],
    /** Failures by "METHOD /path" of the resource. They stay until they are removed. */
    refusals: {} as Record<string, Refusal>,
    requests: [] as Request[],
    /** Delays replies to "METHOD /path" of the resource until these promises resolve. */
    delays: {} as Record<string, Promise<void>>,
    storage: { used: 1_250_000, limit: 50_000_000 },
    /** The checks of the first project. */
    checks: [] as AnsweredCheck[],
    stale: [] as Resumption['stale'],
    /** The next step in the first project. */
    step: { kind: 'use', module: 'journal' } as Resumption['step'],
  };
  vi.stubGlobal('fetch', async (input: string, request: RequestInit) => {
    const url = new URL(input, 'http://here');
    const body = request.body ? JSON.parse(String(request.body)) : {};
    const [resource = '', id, part, checkId] = url.pathname.replace('/api/', '').split('/');
    const call = `${request.method} ${resource}`;
    server.requests.push({ call, body });
    await server.delays[call];
    const refusal = server.refusals[call];
    if (refusal?.status === 0) throw new TypeError('no network');
    if (refusal) return Response.json({ error: 'x', code: refusal.code }, refusal);
    if (part === 'checks') return Response.json(answerCheck(server, checkId, body.because));
    if (part === 'dossier') return new Response(`${url.searchParams}: ${id}`);
    return Response.json(answer(server, call, id, url.searchParams, body));
  });
  return server;
}

type Server = ReturnType<typeof fakeDashboard>;

/** @param because the reason; undefined removes the answer. */
function answerCheck(server: Server, id: string | undefined, because: string | undefined) {
  const given = because === undefined ? undefined : { because, at: '2026-11-22T15:00:00.000Z' };
  server.checks = server.checks.map(({ answer: before, ...check }) => {
    const answer = check.id === id ? given : before;
    return answer ? { ...check, answer } : check;
  });
  return { answer: given ?? null };
}

function answer(
  server: Server,
  call: string,
  id: string | undefined,
  query: URLSearchParams,
  body: Request['body'],
): unknown {
  const whole = (one: ProjectSummary) => ({ ...one, user_id: 'u1', modules_data: {} });
  const found = server.projects.find((one) => one.id === id);
  const binned = server.bin.find((one) => one.id === id);
  switch (call) {
    case 'GET projects':
      return found ? whole(found) : page(server.projects, query);
    case 'GET project-counts':
      return {
        created: server.projects.length,
        completed: server.projects.filter(({ progress }) => progress === 100).length,
        storage: server.storage,
      };
    case 'GET resume':
      return server.projects[0]
        ? {
            ...rowOf(server.projects[0]),
            step: server.step,
            checks: server.checks,
            stale: server.stale,
          }
        : null;
    case 'PUT projects':
      return { lastUpdated: '2026-11-22T15:00:00.000Z' };
    case 'POST projects': {
      const made = project(String(server.projects.length + 1), body);
      server.projects = [made, ...server.projects];
      return whole(made);
    }
    case 'PATCH projects': {
      if (!found) throw new Error('no such project');
      const changed = { ...found, ...body };
      server.projects = [changed, ...server.projects.filter((one) => one !== found)];
      return whole(changed);
    }
    case 'DELETE projects':
      if (found) server.bin = [{ ...found, deleted_at: '2026-11-22T15:00:00.000Z' }, ...server.bin];
      server.projects = server.projects.filter((one) => one !== found);
      return { deleted: true };
    case 'GET deleted-projects':
      return { projects: server.bin, nextCursor: null };
    case 'POST deleted-projects': {
      if (!binned) throw new Error('no such project in the bin');
      const { deleted_at: _gone, ...back } = binned;
      server.bin = server.bin.filter((one) => one !== binned);
      server.projects = [back, ...server.projects];
      return whole(back);
    }
    case 'DELETE deleted-projects':
      server.bin = server.bin.filter((one) => one !== binned);
      return { removed: true };
    default:
      return null;
  }
}

function rowOf({ id, name, description, created_at, updated_at }: ProjectSummary) {
  return { id, name, description, created_at, updated_at };
}

function page(all: readonly ProjectSummary[], query: URLSearchParams) {
  const words = query.get('search')?.toLowerCase() ?? '';
  const matching = all.filter(({ name }) => name.toLowerCase().includes(words));
  const ordered =
    query.get('order') === 'name'
      ? matching.toSorted((one, other) => one.name.localeCompare(other.name))
      : matching;
  const start = Number(query.get('cursor') ?? 0);
  const end = start + pageSize;
  return {
    projects: ordered.slice(start, end),
    nextCursor: end < ordered.length ? String(end) : null,
  };
}

/** Shows the dashboard, and waits until the projects or their failure appear. */
export async function showDashboard(me: Me = freePerson) {
  const shown = await showAt(<DashboardScreen />, { me, at: '/dashboard' });
  await waitFor(() => {
    if (screen.queryByText(/Chargement|Loading/)) throw new Error('still loading');
  });
  return shown;
}
