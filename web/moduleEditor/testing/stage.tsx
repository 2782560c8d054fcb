import type { CallReply } from '@elan/domain/contract/call';
import type { getVersion } from '@elan/domain/contract/versions';
import { basisOf } from '@elan/domain/generation/basis';
import type { Feedback } from '@elan/domain/generation/feedback';
import { projectAddress } from '@elan/domain/pages';
import {
  type ModuleContent,
  type ModuleEntry,
  savedDataSchema,
} from '@elan/domain/project/moduleEntry';
import { findModule, journey } from '@elan/modules/catalogue';
import { QueryClient, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ModuleScreen } from '../../screens/moduleRoute/ModuleScreen.tsx';
import { type Me, MeContext, meQuery } from '../../session/me.ts';
import { accountFacts } from '../../subscription/testing/premiumStage.tsx';
import { AppProviders } from '../../testing/AppProviders.tsx';
import { ToastProvider } from '../../ui/Toasts.tsx';
import { checksOf } from './checksOf.ts';

export const answered = {
  answers: {
    businessIdea: 'Du pain chaud la nuit',
    targetMarket: 'Infirmières',
    problemSolved: 'Rien d’ouvert',
    businessModel: 'directSales',
    location: 'Rimouski',
  },
  comments: '',
};

/** The idea module with a write-up. */
export const savedEntry: ModuleEntry = {
  ...answered,
  aiResponse: '## Ancien\n\nLe texte ancien.',
  aiResponseEnding: 'complete',
  lastUpdated: '2026-11-20T21:00:00.000Z',
};

/** A user on the free plan who has used one of three generations. */
export const me: Me = {
  user: { id: 'u1', email: 'alice@exemple.ca' },
  language: 'fr',
  aiUsage: { used: 1, limit: 3 },
  generationsUnderWay: 0,
  hasAccess: true,
  isFounder: false,
  hasPremiumAccess: false,
  isAdmin: false,
};

export type FakeServer = ReturnType<typeof fakeServer>;

/** The server of the current test. */
export let server: FakeServer;

/** Gives each test a browser that has stored nothing, and a server with nothing saved unless `arrange` saves it. */
export function startEach(key = 'idea', arrange: (made: FakeServer) => void = () => {}): void {
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer(key);
    arrange(server);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** @returns the field of a question. */
export function fieldOf(id: string): HTMLInputElement {
  const control = document.querySelector<HTMLInputElement>(`[data-question="${id}"]`);
  if (!control) throw new Error(`no field ${id}`);
  return control;
}

/** @returns the event with which a generation fails, as it is streamed. */
export function failedWith(code: string): string {
  return `event: error\ndata: {"error":"x","code":"${code}"}\n\n`;
}

/** Replies to the screen's requests from one stored module, following the server's rules. */
export function fakeServer(key = 'idea') {
  // Removes the records of saves by earlier tests.
  sessionStorage.clear();
  const calls: { method: string; path: string; body: Record<string, unknown> }[] = [];
  const server = {
    key,
    module: undefined as ModuleEntry | undefined,
    /** The project's other modules, by key. */
    others: {} as Record<string, ModuleEntry>,
    /** The result of a generation, unless it is a text of the idea module. */
    result: undefined as ModuleContent | undefined,
    /** Streamed instead of a result. */
    generation: undefined as readonly string[] | undefined,
    superseded: false,
    /** The text that a revision proposes. */
    proposal: 'Le texte changé.',
    /** The reply to a revision, instead of a proposal. */
    refusal: undefined as { readonly status: number; readonly code: string } | undefined,
    /** The stream in reply to a revision, instead of a proposal. */
    stream: undefined as ReadableStream<Uint8Array> | undefined,
    /** The keys of all requested revisions. */
    revisions: [] as string[],
    /** The signed-in user in later responses. */
    me: undefined as Me | undefined,
    aiUsage: { used: 2, limit: 3 },
    account: accountFacts,
    /** The keys of all requests that started or repeated a generation. */
    keys: [] as string[],
    storage: { used: 1_250_000, limit: 50_000_000 },
    /** The feedback on the text; undefined if the text was not generated. */
    feedback: undefined as Feedback | null | undefined,
    /** The module's earlier versions, newest first. */
    versions: [] as KeptVersion[],
    sent: (method: string, end: string) =>
      calls.filter((call) => call.method === method && call.path.endsWith(end)).map((c) => c.body),
    fetch: async (path: string, request: RequestInit) => {
      const body = request.body ? JSON.parse(String(request.body)) : {};
      calls.push({ method: String(request.method), path, body });
      if (path === '/api/me' && server.me) return Response.json(server.me);
      if (path === '/api/account') return Response.json(server.account);
      if (path === '/api/project-counts') {
        return Response.json({ created: 1, completed: 0, storage: server.storage });
      }
      if (path === '/api/projects/p1') return Response.json(project(server));
      if (path === '/api/projects/p1/checks') return Response.json(checksOf(project(server)));
      if (path.endsWith('/confirm')) return confirmed(server);
      if (path.endsWith('/feedback')) return ofFeedback(server, request.method, body);
      if (path.includes('/versions')) return ofVersions(server, path, body);
      const [, sought] = path.match(/\/generations\/(.+)$/) ?? [];
      if (sought !== undefined && server.revisions.includes(sought)) return proposed(server);
      if (sought !== undefined) {
        if (server.keys.includes(sought)) return generated(server, { answers: answered.answers });
        return new Response(failedWith('generation_not_begun'), {
          headers: { 'content-type': 'text/event-stream' },
        });
      }
      if (/\/(generate|autofill|translate)$/.test(path)) {
        server.keys.push(new Headers(request.headers).get('idempotency-key') ?? '');
        return generated(server, body);
      }
      if (path.endsWith('/stop')) return Response.json({ stopped: true }, { status: 202 });
      if (path.endsWith('/revise') && server.stream) {
        return new Response(server.stream, { headers: { 'content-type': 'text/event-stream' } });
      }
      if (path.endsWith('/revise')) {
        if (server.refusal) {
          const { status, code } = server.refusal;
          return Response.json({ error: 'x', code }, { status });
        }
        server.revisions.push(new Headers(request.headers).get('idempotency-key') ?? '');
        return proposed(server);
      }
      if (request.method === 'PUT') return saved(server, body);
      return Response.json({ error: 'x', code: 'not_found' }, { status: 404 });
    },
  };
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

function project({ key, module, others }: FakeServer) {
  return {
    id: 'p1',
    user_id: 'u1',
    name: 'Pain de nuit',
    description: '',
    created_at: savedEntry.lastUpdated,
    updated_at: savedEntry.lastUpdated,
    modules_data: { ...others, ...(module ? { [key]: module } : {}) },
  };
}

function saved(server: FakeServer, body: { data: unknown; baseLastUpdated: string | null }) {
  const definition = findModule(server.key);
  const data = definition && savedDataSchema(definition).parse(body.data);
  if ((server.module?.lastUpdated ?? null) !== body.baseLastUpdated) {
    return Response.json({ error: 'x', code: 'save_conflict' }, { status: 409 });
  }
  if (server.me?.hasAccess === false) {
    return Response.json({ error: 'x', code: 'suspended' }, { status: 403 });
  }
  if (server.storage.used >= server.storage.limit) {
    return Response.json({ error: 'x', code: 'storage_full' }, { status: 402 });
  }
  const lastUpdated = new Date().toISOString();
  server.module = { ...server.module, ...data, lastUpdated };
  return Response.json({ lastUpdated });
}

function generated(server: FakeServer, body: { answers: Record<string, string> }) {
  const aiResponse = '## Neuf\n\nUn texte neuf.';
  const lastUpdated = new Date().toISOString();
  const { superseded } = server;
  const content = {
    ...(server.result ?? { aiResponse, aiResponseEnding: 'complete' as const }),
    ...basisAt(server, body.answers, lastUpdated),
  };
  const result = { ...content, superseded };
  if (!superseded && !server.generation) {
    const { answers } = body;
    server.module = { ...server.module, answers, comments: '', ...content, lastUpdated };
  }
  const text = content.aiResponse ?? content.aiAnalysis ?? JSON.stringify(content);
  const events = server.generation ?? [
    `event: token\ndata: ${JSON.stringify({ text })}\n\n`,
    `event: done\ndata: ${JSON.stringify({ result, lastUpdated: server.module?.lastUpdated ?? null, aiUsage: server.aiUsage })}\n\n`,
  ];
  return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
}

/** @returns the basis of a result of the module: the module's own answers and one of another module. */
function basisAt({ key, others }: FakeServer, answers: Record<string, string>, at: string) {
  const definition = findModule(key);
  if (!definition) return {};
  const modules = { ...others, [key]: { answers } };
  const sources = { journey, modules, figures: undefined };
  const written = { at, prompt: 'p', figures: [], usesForecast: false };
  return { basis: basisOf(definition, ['brainstorm.skills'], sources, written) };
}

/** Confirms that the result is still right. */
function confirmed(server: FakeServer) {
  const lastUpdated = new Date().toISOString();
  const now = basisAt(server, server.module?.answers ?? {}, lastUpdated);
  server.module = { ...server.module, ...now, lastUpdated };
  return Response.json({ ...now, lastUpdated });
}

function ofFeedback(server: FakeServer, method: string | undefined, body: { feedback?: Feedback }) {
  if (server.refusal) {
    const { status, code } = server.refusal;
    return Response.json({ error: 'x', code }, { status });
  }
  if (method === 'PUT') {
    server.feedback = body.feedback ?? null;
    return Response.json({ feedback: server.feedback });
  }
  const generation = server.feedback === undefined ? null : 'g1';
  return Response.json({ generation, feedback: server.feedback ?? null });
}

function proposed({ proposal: text, module, generation, aiUsage }: FakeServer) {
  const result = { text, textEnding: 'complete', superseded: false };
  const done = { result, lastUpdated: module?.lastUpdated ?? null, aiUsage };
  const events = generation ?? [
    `event: token\ndata: ${JSON.stringify({ text })}\n\n`,
    `event: done\ndata: ${JSON.stringify(done)}\n\n`,
  ];
  return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
}

/** An earlier version as returned by the server. */
type KeptVersion = CallReply<typeof getVersion>;

function ofVersions(server: FakeServer, path: string, body: { baseLastUpdated?: string | null }) {
  const [, id, restore] = path.match(/\/versions\/?([^/]*)(\/restore)?$/) ?? [];
  const version = server.versions.find((kept) => kept.id === id);
  if (id === '') {
    return Response.json({ versions: server.versions.map(({ data: _, ...facts }) => facts) });
  }
  if (!version) return Response.json({ error: 'x', code: 'not_found' }, { status: 404 });
  if (!restore) return Response.json(version);
  if ((server.module?.lastUpdated ?? null) !== body.baseLastUpdated) {
    return Response.json({ error: 'x', code: 'save_conflict' }, { status: 409 });
  }
  server.module = { ...server.module, ...version.data, lastUpdated: new Date().toISOString() };
  return Response.json({ entry: server.module });
}

interface Scene {
  readonly key?: string;
  readonly project?: string | null;
  readonly me?: Partial<Me>;
}

/**
 * Shows a module to a signed-in user, by default the idea module.
 * @returns a function that goes to another page.
 */
export async function showModule(scene: Scene = {}): Promise<(page: string) => Promise<void>> {
  const { project: current = 'p1', key = 'idea' } = scene;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, { ...me, ...scene.me });
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/p/$projectId/module/$key',
      component: Stage,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/module/$key',
      component: Stage,
    }),
    createRoute({ getParentRoute: () => root, path: '/dashboard' }),
  ]);
  const page = `/module/${key}`;
  const address = current ? projectAddress(current, page) : page;
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history });
  await act(async () => {
    render(
      <AppProviders client={client}>
        <RouterProvider router={router as never} />
      </AppProviders>,
    );
    await router.load();
  });
  return (page) =>
    act(async () => {
      history.push(projectAddress('p1', page));
      await router.load();
    });
}

/** Generates a result again, including the confirmation. */
export async function regenerate(): Promise<void> {
  const name = 'Régénérer';
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
}

function Stage() {
  const { data } = useQuery(meQuery);
  return (
    <MeContext value={data}>
      <ToastProvider dismissLabel="×">
        <ModuleScreen />
      </ToastProvider>
    </MeContext>
  );
}
