import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';
import type { Call } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import { largestExchange } from '@elan/domain/dossier/exchange';
import type { FailureCode } from '@elan/domain/failure';
import { knownFields, sampleBody } from '@elan/testing/canaries/canaryCalls';
import {
  ideaAnswers,
  type Person,
  replyOf,
  request,
  signedUpPerson,
} from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';

const admin = 'soutien@exemple.quebec';
let server: TestServer;
let person: Person;
let projectId: string;
beforeAll(async () => {
  // The person is an administrator, so that every call is allowed.
  server = await startTestServer({ ADMIN_EMAILS: admin });
  person = await signedUpPerson(server, admin);
  await turnTwoFactorOn(server.database.db, person.id);
  projectId = (await person.createProject()).id;
});
afterAll(() => server.close());
// Together, the calls are more than an account may make in a minute.
beforeEach(() => server.database.db.execute(sql`delete from rate_limits`));

/** A valid body for each call, which the tests then make invalid. */
const bodyOf = (name: string, call: Call): Readonly<Record<string, unknown>> =>
  sampleBody(name, call, {
    ...knownFields,
    answers: ideaAnswers,
    data: { answers: ideaAnswers },
    proposedAnswers: ['businessIdea'],
    defaultedAnswers: ['businessIdea'],
    baseLastUpdated: '2026-11-24T12:00:00.000Z',
  }) ?? {};

const writing = (Object.entries(contract) as [keyof typeof contract, Call][]).filter(
  ([, call]) => call.method !== 'GET',
);
const known: Readonly<Record<string, () => string>> = { id: () => projectId, module: () => 'idea' };
/** @param other the values of some parameters; the others are known ones, or of the form of such. */
const pathOf = (call: Call, other: Readonly<Record<string, string>> = {}) =>
  call.path.replace(/:(\w+)/g, (_, name: string) => other[name] ?? known[name]?.() ?? randomUUID());

/** Sends a raw body, which need not be JSON. */
async function send(call: Call, body: string | Buffer, type = 'application/json') {
  const response = await fetch(server.url + pathOf(call), {
    method: call.method,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    body,
  });
  return { status: response.status, text: await response.text() };
}

function expectRefusal(answered: { status: number; text: string }, status = 400): void {
  expect(answered.status).toBe(status);
  const body = JSON.parse(answered.text);
  expect(body.code).toBe(codes[status]);
  expect(typeof body.error).toBe('string');
  expect(answered.text).not.toMatch(/at .*\.ts|node_modules|select |insert /);
}
const codes: Readonly<Record<number, FailureCode>> = {
  400: 'malformed',
  422: 'import_unreadable',
  413: 'body_too_large',
  415: 'unsupported_media_type',
};

function isNullable({ body }: Call, key: string): boolean {
  const { shape = {} } = (body?.def ?? {}) as { shape?: Readonly<Record<string, z.ZodMiniType>> };
  const field = shape[key]?.def as { type: string; innerType?: z.ZodMiniType } | undefined;
  const types = [field?.type, field?.innerType?.def.type];
  return types.includes('nullable');
}

/** A body once with each of its texts replaced by `BAD`, however deep. */
function withBadText(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value}BAD`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    withBadText(inner).map((bad) =>
      Array.isArray(value) ? value.with(Number(key), bad) : { ...value, [key]: bad },
    ),
  );
}

describe.each(writing)('%s', (name, call) => {
  const valid = bodyOf(name, call);
  // An import refuses a document that is not one with a code of its own.
  const refusal = name === 'importProject' ? 422 : 400;

  it('refuses unknown fields', async () => {
    expectRefusal(await send(call, JSON.stringify({ ...valid, inconnu: 1 })), refusal);
  });

  it('refuses wrong types', async () => {
    for (const wrong of ['[]', '"texte"', '42']) expectRefusal(await send(call, wrong), refusal);
    for (const key of Object.keys(valid)) {
      const wrongs = [
        [7],
        { x: 1 },
        typeof valid[key] === 'number' ? 'x' : 7,
        ...(isNullable(call, key) ? [] : [null]),
      ];
      for (const wrong of wrongs) {
        expectRefusal(await send(call, JSON.stringify({ ...valid, [key]: wrong })), refusal);
      }
    }
  });

  it('refuses NUL and lone surrogates', async () => {
    for (const bad of ['\\u0000', '\\ud800']) {
      for (const body of withBadText(valid)) {
        expectRefusal(await send(call, JSON.stringify(body).replace('BAD', bad)), refusal);
      }
      const key = JSON.stringify({ ...valid, BAD: 1 }).replace('BAD', bad);
      expectRefusal(await send(call, key), refusal);
    }
  });

  it('refuses __proto__, bodies that are not JSON, and bodies too large', async () => {
    expectRefusal(await send(call, '{"__proto__":{"admin":true}}'));
    expectRefusal(await send(call, '{"constructor":{"prototype":{"admin":true}}}'));
    expectRefusal(await send(call, '{"a":'));
    expectRefusal(await send(call, Buffer.from([0xff, 0xfe, 0x7b])));
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      expectRefusal(await send(call, 'a=1', type), 415);
    }
    const invalid = Buffer.from(JSON.stringify({ ...valid, name: 'éé' }), 'latin1');
    expectRefusal(await send(call, invalid));
    const large = JSON.stringify({ ...valid, x: 'x'.repeat(largestExchange + 1) });
    // A server that refuses while the body is still being sent may close the connection before the client has read the
    // reply.
    await send(call, large).then(
      (answered) => expectRefusal(answered, 413),
      (error: Error) => expect(error.message).toBe('fetch failed'),
    );
  });
});

describe('the answers of a module', () => {
  const save = (answers: unknown) =>
    person.call('PUT', `/api/projects/${projectId}/modules/idea`, {
      data: { answers },
      baseLastUpdated: null,
    });

  it('must be for its own questions and options, storable and within limits', async () => {
    const wrong = [
      { inconnu: 'x' },
      { businessModel: 'Vente directe' },
      { businessIdea: 'x'.repeat(8_001) },
      { businessIdea: 'a\u0000b' },
      { businessIdea: 7 },
      ['x'],
      'x',
    ];
    for (const answers of wrong) {
      expect(await save(answers)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
    const project = replyOf(
      contract.getProject,
      await person.call('GET', `/api/projects/${projectId}`),
    );
    expect(project.modules_data).toEqual({});
    expect(project.name).toBe('Pain de nuit');
  });

  it('are refused after an unknown project', async () => {
    const answered = await person.call('PUT', '/api/projects/abc/modules/idea', {
      data: { inconnu: 1 },
      baseLastUpdated: null,
    });
    expect(answered).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const yearZero = await person.call('PUT', `/api/projects/${projectId}/modules/idea`, {
      data: {},
      baseLastUpdated: '0000-01-01T00:00:00.000Z',
    });
    expect(yearZero).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  it('come back byte for byte', async () => {
    const businessIdea =
      '﷽ \u200b e\u0301 é 👩‍🍳 \u202eעברית\u202c <script>alert(1)</script> \\u0000 " \' ;--';
    const person2 = await signedUpPerson(server);
    const project = await person2.createProject();
    await person2.call('PUT', `/api/projects/${project.id}/modules/idea`, {
      data: { answers: { businessIdea } },
      baseLastUpdated: null,
    });
    const read = await person2.call('GET', `/api/projects/${project.id}`);
    expect(replyOf(contract.getProject, read).modules_data.idea?.answers).toEqual({ businessIdea });
  });
});

describe('a request with a JSON content type and no body', () => {
  const send = (method: string, path: string) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    });

  it('succeeds where no body is needed', async () => {
    const { id } = await person.createProject('À effacer');
    const deleted = await send('DELETE', `/api/projects/${id}`);
    expect(deleted.ok).toBe(true);
    expect((await person.call('GET', `/api/projects/${id}`)).status).toBe(404);
  });

  it('is malformed where a body is required', async () => {
    const created = await send('POST', '/api/projects');
    expect(created.status).toBe(400);
    expect(await created.json()).toMatchObject({ code: 'malformed' });
  });
});

describe('URLs', () => {
  const parameters = Object.values<Call>(contract).flatMap((call) =>
    [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [call, name] as const),
  );
  it.each(parameters.map(([call, name]) => [call.method, call.path, name, call] as const))(
    'with text that cannot be stored are not found: %s %s in %s',
    async (method, _path, name, call) => {
      for (const bad of ['%00', 'a%00b']) {
        for (const body of method === 'GET' ? [undefined] : [undefined, {}, { wrong: true }]) {
          const answered = await person.call(method, pathOf(call, { [name]: bad }), body);
          expect(answered).toMatchObject({ status: 404, body: { code: 'not_found' } });
        }
      }
    },
  );

  it('that do not exist answer 404 in the standard form', async () => {
    const paths = [
      '/api/nothing',
      '/api/projects/abc',
      '/api/projects/%00',
      `/api/projects/${projectId}/modules/inconnu`,
      `/api/projects/${'x'.repeat(150)}`,
      '/api/auth/sign-up/social',
      '/nothing',
    ];
    for (const path of paths) {
      const answered = await person.call('GET', path);
      expect(answered).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect(
      (
        await person.call('PUT', '/api/projects/abc/modules/idea', {
          data: {},
          baseLastUpdated: null,
        })
      ).status,
    ).toBe(404);
  });

  it('that cannot be decoded, and unknown query fields, answer 400', async () => {
    const undecodable = await person.call('GET', '/api/projects/%ff');
    expect(undecodable).toMatchObject({ status: 400, body: { code: 'malformed' } });
    const unknown = await person.call('GET', '/api/projects?inconnu=1');
    expect(unknown).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  it('in a request that is not HTTP are answered with 400 and a close', async () => {
    const { port } = new URL(server.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = createConnection({ host: '127.0.0.1', port: Number(port) }, () =>
        socket.write('GARBAGE\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).toContain('"code":"malformed"');
  });
});

describe('another site', () => {
  it('cannot act with a person’s session', async () => {
    const answered = await request(server, 'POST', '/api/projects', {
      token: person.token,
      body: { name: 'x' },
      headers: { origin: 'https://ailleurs.example' },
    });
    expect(answered).toMatchObject({ status: 403, body: { code: 'forbidden_origin' } });
    const own = await request(server, 'POST', '/api/projects', {
      token: person.token,
      body: { name: 'x' },
      headers: { origin: 'http://127.0.0.1:3000' },
    });
    expect(own.status).toBe(201);
  });
});

describe('without a session', () => {
  it('every call that needs one answers 401 before any other check', async () => {
    const guarded = Object.values(contract).filter((call: Call) => call.session === undefined);
    for (const call of guarded) {
      for (const headers of [
        {},
        { authorization: 'Bearer faux' },
        { cookie: 'elan.session_token=faux.faux' },
      ]) {
        const answered = await request(server, call.method, pathOf(call), {
          headers,
          ...(call.method === 'GET' ? {} : { body: { wrong: true } }),
        });
        expect(answered).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      }
    }
  });
});

it('describes every call of the contract', async () => {
  const { body } = await request(server, 'GET', '/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, unknown>>;
  for (const call of Object.values(contract)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    expect(paths[path]?.[call.method.toLowerCase()], path).toBeDefined();
  }
});

it('takes no reason for a check that is blank, too long or with another field', async () => {
  const path = `/api/projects/${projectId}/checks/noInsurance/answer`;
  const refused = [{ because: ' \u200b\n' }, { because: 'x'.repeat(1_001) }, {}, { because: 1 }];
  for (const body of [...refused, { because: 'Voilà', at: '2026-11-24T12:00:00.000Z' }]) {
    expect(await person.call('POST', path, body)).toMatchObject({ status: 400 });
  }
  const unknown = await person.call('POST', path, { because: 'x'.repeat(1_000) });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
