import { randomUUID } from 'node:crypto';
import type { Call } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import { exchangeFormat, largestExchange } from '@elan/domain/dossier/exchange';
import { stressTests } from '@elan/domain/forecast/scenario';
import { largestPlan } from '@elan/domain/forecast/testing/samplePlans';
import { largestSave } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey } from '@elan/modules/catalogue';
import { filled } from '@elan/testing/texts/filledSchema';
import type { BenchPerson } from '../processes/people.ts';
import type { Answer, Request } from './exchange.ts';
import { hostileBodies } from './hostileBodies.ts';
import type { HostileText } from './hostileTexts.ts';
import type { Case } from './measuredCall.ts';
import { type FullProject, fullModule } from './stage.ts';

/** The maximum body of most calls, in bytes. */
const largestBody = 1_048_576;
/** All headers together are limited to 16 KB. */
const headerLength = 14_000;

/**
 * Calls that end the account or its session. Here only their failures are measured; successful ones are in
 * `endingCases.ts`.
 */
const refusedOnly: ReadonlySet<string> = new Set(['deleteAccount', 'signOut', 'signOutEverywhere']);
/** Calls with special cases below. */
const ofModules: ReadonlySet<string> = new Set([
  'saveModule',
  'generateModule',
  'autoFillModule',
  'importProject',
]);
/** Calls that read everything saved in a project, which are measured with each text. */
const readingAll = [
  'getProject',
  'listChecks',
  'getRehearsal',
  'getFigures',
  'getForecast',
  'resumeProject',
] as const;
/** Calls with an hourly limit, which are therefore made less often. */
const seldom: ReadonlySet<string> = new Set([
  'exportAccount',
  'changePassword',
  'signUp',
  'resendConfirmation',
  'requestRecovery',
]);

/** Every call that a signed-in user can make, by name. */
export const calls = Object.entries(contract).filter(
  ([, { session }]: [string, Call]) => session !== 'admin',
) as readonly (readonly [string, Call])[];

/** The user who makes the calls, and the project they use. */
export interface Sender {
  readonly person: BenchPerson;
  readonly project: FullProject;
  /**
   * The ids of projects that calls delete (`live`) or remove from the recycle bin (`inBin`). Each is used only once.
   */
  readonly live: string[];
  readonly inBin: string[];
}

/** @returns the calls that accept or read text, except those of `seldom` and `refusedOnly`, with texts of one kind. */
export function* casesOf(sender: Sender, text: HostileText): Generator<Case> {
  for (const definition of journey) {
    yield* savesOf(sender, definition, text);
  }
  for (const name of readingAll) yield plain(sender, name, text.name);
  for (const definition of journey) {
    yield* generationsOf(sender, definition, text);
  }
  yield* importsOf(sender, text);
  yield* versionCasesOf(sender, text.name);
  for (const [name, call] of calls) {
    if (ofModules.has(name) || refusedOnly.has(name) || seldom.has(name)) continue;
    if (call.body === undefined && call.query === undefined) continue;
    const filling = { text: (most: number) => text.of(most), count: (most: number) => most };
    const body = call.body && (filled(call.body, filling) as object);
    const query = call.query && (filled(call.query, filling) as Record<string, string>);
    yield {
      call: name,
      name: text.name,
      request: async () => ({
        ...addressed(sender, name, call, query),
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    };
  }
  yield {
    call: 'me',
    name: `headers: ${text.name}`,
    request: async () => {
      const value = text.of(headerLength).replace(/[^\x20-\x7e]/g, ' ');
      const headers = { cookie: `elan.session_token=${value}`, accept: value.slice(0, 1_000) };
      return { ...addressed(sender, 'me', contract.me), headers };
    },
  };
}

/** @returns each call without a body once, and each call with a body with invalid bodies. */
export function* plainCases(sender: Sender): Generator<Case> {
  for (const [name, call] of calls) {
    if (ofModules.has(name)) continue;
    if (!refusedOnly.has(name) && call.body === undefined) yield plain(sender, name, 'as it is');
    if (call.body === undefined) continue;
    for (const hostile of hostileBodies(fieldOf(call)))
      yield raw(sender, name, call, hostile, largestBody);
  }
  for (const name of ['generateModule', 'autoFillModule'] as const) {
    for (const hostile of hostileBodies('answers')) {
      yield raw(sender, name, contract[name], hostile, largestBody);
    }
  }
  for (const hostile of hostileBodies('modules_data')) {
    yield raw(sender, 'importProject', contract.importProject, hostile, largestExchange);
  }
  for (const field of ['data', 'baseLastUpdated']) {
    for (const hostile of hostileBodies(field)) {
      yield raw(sender, 'saveModule', contract.saveModule, hostile, largestSave);
    }
  }
}

/**
 * @returns calls with the largest form, with the figures that have the most parts, and with those of every stress test.
 */
export function* forecastCases({ person }: Sender): Generator<Case> {
  const figures = {
    none: [],
    'of the staff': Array.from({ length: 10 }, (_, at) => `months.${at + 20}.payrollPayable`),
    'of the payments': Array.from({ length: 40 }, (_, at) => `loans.${at}.payment`),
    'of the stress tests': stressTests.map((_, at) => `stress.${at}/years.0.revenue`),
  };
  for (const [name, explain] of Object.entries(figures)) {
    const body = JSON.stringify({ inputs: largestPlan, explain });
    const { method, path } = contract.computeForecast;
    yield {
      call: 'computeForecast',
      name: `explained: ${name}`,
      request: async () => ({ method, path, token: person.token, body }),
    };
  }
}

/** @returns an import of a project that is nearly as large as allowed. */
function* importsOf({ person }: Sender, text: HostileText): Generator<Case> {
  yield {
    call: 'importProject',
    name: text.name,
    request: async () => {
      const modules: Record<string, unknown> = {};
      for (const definition of journey) {
        modules[definition.key] = fullModule(definition, text);
        const { length } = Buffer.from(exchangeWith(modules));
        if (length > largestExchange) delete modules[definition.key];
      }
      const { method, path } = contract.importProject;
      return { method, path, token: person.token, body: exchangeWith(modules) };
    },
  };
}

function exchangeWith(modules_data: object): string {
  const project = { format: exchangeFormat, name: 'Pain', description: '' };
  return JSON.stringify({ ...project, modules_data, exportedAt: new Date().toISOString() });
}

function raw(
  sender: Sender,
  name: string,
  call: Call,
  hostile: { readonly name: string; readonly of: (bytes: number) => string },
  bytes: number,
): Case {
  return {
    call: name,
    name: `${hostile.name}, ${Math.round(bytes / 1_048_576)} MB`,
    request: async () => ({ ...addressed(sender, name, call), body: hostile.of(bytes) }),
  };
}

function plain(sender: Sender, name: keyof typeof contract | string, about: string): Case {
  const call = calls.find(([known]) => known === name)?.[1];
  if (call === undefined) throw new Error(`${name} is no call`);
  return {
    call: name,
    name: about,
    request: async () => addressed(sender, name, call),
  };
}

/**
 * @returns saves of a module. A journal is also saved with long entries, reversed, and with other tags, which makes the
 * server compare it with the stored one.
 */
function* savesOf(
  sender: Sender,
  definition: ModuleDefinition,
  text: HostileText,
): Generator<Case> {
  const { project, person } = sender;
  const data = fullModule(definition, text) as Readonly<Record<string, unknown>>;
  const { entries } = data as { entries?: readonly object[] };
  const variants: readonly (readonly [string, object])[] = [
    [text.name, data],
    ...(entries === undefined
      ? []
      : [
          [`${text.name}, long`, fullModule(definition, text, 'long') as object] as const,
          [`${text.name}`, data] as const,
          [`${text.name}, reversed`, { ...data, entries: entries.toReversed() }] as const,
          [
            `${text.name}, other tags`,
            { ...data, entries: entries.map((one) => ({ ...one, tags: ['x'] })) },
          ] as const,
        ]),
  ];
  for (const [name, sent] of variants) {
    yield {
      call: 'saveModule',
      name: `${definition.key}: ${name}`,
      request: async () => ({
        method: 'PUT',
        path: `/api/projects/${project.id}/modules/${definition.key}`,
        token: person.token,
        body: JSON.stringify({ data: sent, baseLastUpdated: project.base(definition.key) }),
      }),
      answered: ({ status, text: reply }: Answer) => {
        if (status === 200) project.saved(definition.key, JSON.parse(reply).lastUpdated);
      },
    };
  }
}

function* generationsOf(
  sender: Sender,
  definition: ModuleDefinition,
  { name, of }: HostileText,
): Generator<Case> {
  const { project, person } = sender;
  for (const call of ['generateModule', 'autoFillModule'] as const) {
    if (call === 'autoFillModule' && definition.kind !== 'writeUp') continue;
    const path = contract[call].path.replace(':id', project.id).replace(':module', definition.key);
    // Without the other answers, auto-fill has something to fill in.
    const answers = call === 'autoFillModule' ? { answers: requiredAnswers(definition, of) } : {};
    yield {
      call,
      name: `${definition.key}: ${name}`,
      request: async (): Promise<Request> => ({
        method: 'POST',
        path,
        token: person.token,
        headers: { 'idempotency-key': randomUUID() },
        body: JSON.stringify({ ...answers, comments: of(4_000), language: 'fr' }),
      }),
    };
  }
}

function requiredAnswers(definition: ModuleDefinition, of: HostileText['of']) {
  const required = definition.questions.filter((question) => question.required);
  return Object.fromEntries(
    required.map((question) => [
      question.id,
      question.kind === 'select' ? (question.options[0]?.id ?? '') : of(8_000),
    ]),
  );
}

function* versionCasesOf({ project, person }: Sender, name: string): Generator<Case> {
  const module = 'journal';
  const path = `/api/projects/${project.id}/modules/${module}/versions`;
  const newest = async () => {
    await project.refresh();
    const { versions } = JSON.parse((await project.ask('GET', path)).text);
    return `${path}/${versions[0]?.id}`;
  };
  const { token } = person;
  yield {
    call: 'getVersion',
    name,
    request: async () => ({ method: 'GET', path: await newest(), token }),
  };
  yield {
    call: 'restoreVersion',
    name,
    request: async () => {
      const body = JSON.stringify({ baseLastUpdated: project.base(module) });
      return { method: 'POST', path: `${await newest()}/restore`, token, body };
    },
    answered: ({ status, text }) => {
      if (status === 200) project.saved(module, JSON.parse(text).entry.lastUpdated);
    },
  };
}

function addressed(
  { person, project, live, inBin }: Sender,
  name: string,
  call: Call,
  query?: Readonly<Record<string, string>>,
): Request {
  const id =
    name === 'deleteProject'
      ? (live.pop() ?? project.id)
      : name === 'restoreProject' || name === 'removeProject'
        ? (inBin.pop() ?? project.id)
        : project.id;
  const path = call.path
    .replace(':id', id)
    .replace(':module', 'idea')
    .replace(':version', id)
    .replace(':n', '1');
  const asked = new URLSearchParams(query);
  return {
    method: call.method,
    path: asked.size > 0 ? `${path}?${asked}` : path,
    token: person.token,
  };
}

/** @returns the name of a field in the call's body. */
function fieldOf({ body }: Call): string {
  const { shape = {} } = (body?._zod.def ?? {}) as { shape?: object };
  return Object.keys(shape)[0] ?? 'a';
}
