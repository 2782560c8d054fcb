import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failures } from '../failure.ts';
import { type Call, failureReply } from './call.ts';
import { contract } from './contract.ts';
import { generationEvents } from './modules.ts';

const calls: readonly (readonly [string, Call])[] = Object.entries(contract);
type Part = 'params' | 'query' | 'body';

/** @returns why a call refuses an input: the codes of its issues, and the names of unknown fields. */
function refusalOf(call: Call, part: Part, input: unknown) {
  const issues = call[part]?.safeParse(input).error?.issues ?? [];
  return issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
}

it('has one call for each method and path', () => {
  const places = calls.map(([, call]) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

it('keeps the paths that clients know', () => {
  const places = calls.map(([, call]) => `${call.method} ${call.path}`);
  expect(places).toEqual(
    expect.arrayContaining([
      'GET /api/health',
      'GET /api/ready',
      'GET /api/me',
      'PATCH /api/preferences',
      'GET /api/projects',
      'POST /api/projects',
      'GET /api/projects/:id',
      'PATCH /api/projects/:id',
      'DELETE /api/projects/:id',
      'PUT /api/projects/:id/modules/:module',
      'POST /api/projects/:id/modules/:module/generate',
      'POST /api/projects/:id/modules/:module/stop',
    ]),
  );
});

describe.each(calls)('%s', (_name, call) => {
  it('has exactly the names in its path as params', () => {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    expect(call.params !== undefined).toBe(names.length > 0);
    const given = Object.fromEntries(names.map((name) => [name, 'x']));
    if (names.length > 0) expect(call.params?.safeParse(given).success).toBe(true);
    for (const name of names) {
      const { [name]: _left, ...others } = given;
      expect(call.params?.safeParse(others).success).toBe(false);
    }
  });

  it.each(['params', 'query', 'body'] as const)('refuses unknown fields in its %s', (part) => {
    // An import refuses such a document with its own codes, for a foreign file or one from a newer version.
    if (!call[part] || (call === contract.importProject && part === 'body')) return;
    expect(refusalOf(call, part, { inconnu: 1 })).toEqual(['inconnu']);
    expect(refusalOf(call, part, JSON.parse('{"__proto__":1}'))).toEqual(['__proto__']);
    expect(call[part].safeParse([]).success).toBe(false);
  });

  it('has a body only where something is written', () => {
    if (call.method === 'GET' || call.method === 'DELETE') expect(call.body).toBeUndefined();
    expect(call.summary).toMatch(/\.$/);
  });
});

describe('names of projects', () => {
  const name = (value: string) => contract.createProject.body.safeParse({ name: value });

  it('are trimmed and never empty', () => {
    expect(name('  Pain de nuit ').data).toEqual({ name: 'Pain de nuit' });
    expect(name(' \u00a0').success).toBe(false);
    expect(contract.updateProject.body.safeParse({ name: ' ' }).success).toBe(false);
  });
});

it('requires the base of a save', () => {
  const accepts = (body: unknown) => contract.saveModule.body.safeParse(body).success;
  expect(accepts({ data: {}, baseLastUpdated: null })).toBe(true);
  expect(accepts({ data: {}, baseLastUpdated: '2026-11-20T12:00:00.000Z' })).toBe(true);
  expect(accepts({ data: {}, baseLastUpdated: '2026-11-20' })).toBe(false);
  expect(accepts({ data: {} })).toBe(false);
});

it('never lists the module data of a project', () => {
  const summary = {
    id: '1',
    name: 'Pain de nuit',
    description: '',
    created_at: '2026-11-20T12:00:00.000Z',
    updated_at: '2026-11-20T12:00:00.000Z',
    progress: 9,
    status: 'inProgress',
    completed_modules: ['idea'],
    modules_with_content: ['idea'],
  };
  const accepts = (project: unknown) =>
    contract.listProjects.reply.safeParse({ projects: [project], nextCursor: null }).success;
  expect(accepts(summary)).toBe(true);
  expect(accepts({ ...summary, modules_data: {} })).toBe(false);
});

it('reports every failure in the same form, in a stream too', () => {
  for (const [code, [, error]] of Object.entries(failures)) {
    expect(failureReply.parse({ error, code })).toEqual({ error, code });
    expect(generationEvents.error.parse({ error, code })).toEqual({ error, code });
  }
});

interface Schema {
  readonly _zod: { readonly def: unknown };
}
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
}
const leaves = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'enum',
  'literal',
  'unknown',
  'null',
]);

/**
 * @returns the paths of lists without a maximum length in a schema.
 * @param isPaged whether the reply is paged with a cursor.
 */
function endlessLists(schema: Schema, path: string, isPaged = false): readonly string[] {
  const definition = schema._zod.def as Definition;
  const { type, shape = {}, element, innerType, valueType, options = [] } = definition;
  if (type === 'object') {
    const hasCursor = Object.hasOwn(shape, 'nextCursor');
    return Object.entries(shape).flatMap(([name, part]) =>
      endlessLists(part, `${path}.${name}`, hasCursor),
    );
  }
  if (type === 'union') return options.flatMap((one) => endlessLists(one, path));
  const inner = element ?? innerType ?? valueType;
  // An unknown kind of schema could contain a list, so it is reported.
  if (!inner) return leaves.has(type) ? [] : [`${path}: ${type}`];
  const isBound = definition.checks?.some(({ _zod }) =>
    ['max_length', 'length_equals'].includes(_zod.def.check),
  );
  const own = type === 'array' && !isBound && !isPaged ? [path] : [];
  return [...own, ...endlessLists(inner, type === 'array' ? `${path}[]` : path)];
}

it('has a maximum, or pages, for every list in a reply', () => {
  expect(endlessLists(z.object({ all: z.array(z.string()) }), 'a')).toEqual(['a.all']);
  const replies = calls.flatMap(([name, { reply }]) => endlessLists(reply, name));
  const events = Object.entries(generationEvents).flatMap(([name, event]) =>
    endlessLists(event, name),
  );
  expect([...replies, ...events]).toEqual([]);
});
