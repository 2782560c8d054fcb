import { Failure } from '@elan/domain/failure';
import type { DocumentJob } from '@elan/dossier/makeDocument';
import { afterEach, describe, expect, it } from 'vitest';
import { describeError } from '../../lib/describeError.ts';
import { createDocuments, type DocumentRequest, type Documents } from './documents.ts';
import type { Order } from './testing/obedientProcess.ts';

const open: Documents[] = [];
const logged: unknown[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((documents) => documents.close()));
  logged.length = 0;
});

function documentsWith(limits: Parameters<typeof createDocuments>[0]['limits'] = {}): Documents {
  const documents = createDocuments({
    logError: (error, about) => logged.push([about, describeError(error)]),
    entry: new URL('testing/obedientProcess.ts', import.meta.url),
    limits: { processes: 1, ...limits },
  });
  open.push(documents);
  return documents;
}

const job = (name: Order) =>
  ({
    kind: 'pdf',
    source: {
      project: { name, description: '', modules: {} },
      profile: {},
      answers: [],
      pack: 'bank',
      language: 'fr',
      now: new Date(0),
    },
  }) as const satisfies DocumentJob;
let versions = 0;
/**
 * A request for a document with its own version. It does not wait for others of the same user, unless `isPatient` is
 * set.
 */
const request = (person: string, order: Order, more: Partial<DocumentRequest> = {}) => ({
  person,
  version: `version ${versions++}`,
  isPatient: false,
  longestMs: 60_000,
  prepare: () => Promise.resolve(job(order)),
  ...more,
});
const failureOf = (made: Promise<unknown>) =>
  made.then(
    () => 'made',
    (failure: unknown) => (failure instanceof Failure ? failure.code : String(failure)),
  );
/** A document that stays in progress until `letGo` is called. */
function held(documents: Documents, person: string, more: Partial<DocumentRequest> = {}) {
  const { promise, resolve } = Promise.withResolvers<DocumentJob>();
  const made = documents.make(
    request(person, 'make 1', { isPatient: true, prepare: () => promise, ...more }),
  );
  return { made, letGo: () => resolve(job('make 1')) };
}

describe('a document', () => {
  it('is made in a process that lives on, without environment variables', async () => {
    const documents = documentsWith();
    const first = await documents.make(request('julie', 'make 7'));
    expect(first).toEqual({ parts: [new Uint8Array(7)], replaced: ['1'] });
    const second = await documents.make(request('julie', 'environment'));
    expect(second).toEqual({ parts: [new Uint8Array(0)], replaced: ['2'] });
  });

  it('is one at a time for each person: a file is refused, a few previews wait', async () => {
    const documents = documentsWith({ processes: 2 });
    const first = held(documents, 'julie');
    const others = Array.from({ length: 4 }, () => held(documents, 'julie'));
    for (const isPatient of [false, true]) {
      const more = documents.make(request('julie', 'make 1', { isPatient }));
      expect(await failureOf(more)).toBe('dossier_busy');
    }
    expect(documents.backlog.depth).toBe(4);
    for (const { letGo } of [first, ...others]) letGo();
    const made = await Promise.all([first, ...others].map((one) => one.made));
    // All ran in a single process, although there are two.
    expect(made.map(({ replaced }) => replaced[0])).toEqual(['1', '2', '3', '4', '5']);
  });

  it('that takes too long ends with its process', async () => {
    const documents = documentsWith();
    const made = documents.make(request('julie', 'hang', { longestMs: 200 }));
    expect(await failureOf(made)).toBe('dossier_too_large');
    expect(logged).toMatchObject([['a document', { type: 'JobTooLarge' }]]);
  });

  it('that takes too much memory ends with its process, and the next one has another', async () => {
    const documents = documentsWith({ heapMb: 64 });
    expect(await failureOf(documents.make(request('julie', 'grow')))).toBe('dossier_too_large');
    expect((await documents.make(request('julie', 'make 1'))).replaced).toEqual(['1']);
  });

  it('has a longest size', async () => {
    const documents = documentsWith({ documentBytes: 10 });
    expect(await failureOf(documents.make(request('julie', 'make 10')))).toBe('made');
    expect(await failureOf(documents.make(request('julie', 'make 11')))).toBe('dossier_too_large');
  });

  it('whose process cannot be started fails alone, is tried again, and does not hold up the end', async () => {
    const documents = documentsWith({ execPath: '/nowhere/node' });
    for (const tries of [1, 2]) {
      expect(
        await failureOf(documents.make(request('julie', 'make 1', { version: 'a' }))),
      ).toContain('internal');
      expect(documents.backlog.depth, `${tries}`).toBe(0);
    }
    await documents.close();
    expect(logged).toEqual([]);
  });

  it.each(['throw', 'crash', 'leave'] as const)('that fails, fails alone: %s', async (order) => {
    const documents = documentsWith();
    const failure = await documents.make(request('julie', order)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'internal' });
    expect(JSON.stringify(describeError(failure))).not.toContain('Julie');
    expect(await failureOf(documents.make(request('omar', 'make 1')))).toBe('made');
  });
});

describe('a version', () => {
  const version = 'a';

  it('is made once for all who read it, and kept', async () => {
    const documents = documentsWith();
    const read = (person: string) => documents.make(request(person, 'make 1', { version }));
    const made = await Promise.all([read('julie'), read('julie'), read('omar')]);
    expect([...made, await read('li')].map(({ replaced }) => replaced[0])).toEqual([
      ...['1', '1', '1', '1'],
    ]);
    expect((await documents.make(request('li', 'make 1'))).replaced).toEqual(['2']);
  });

  it('is kept within a size, the last ones looked at', async () => {
    const documents = documentsWith({ keptBytes: 10 });
    const read = (one: string) =>
      documents.make(request('julie', 'make 4', { version: one })).then((made) => made.replaced[0]);
    for (const one of ['a', 'b', 'a', 'c']) await read(one);
    expect([await read('a'), await read('b')]).toEqual(['1', '4']);
  });

  it.each(['throw', 'leave', 'hang'] as const)(
    'that was refused is refused at once, another is tried: %s',
    async (order) => {
      const documents = documentsWith();
      const attempt = (more: Partial<DocumentRequest>) =>
        failureOf(
          documents.make(
            request('julie', order, {
              version,
              longestMs: order === 'hang' ? 100 : 30_000,
              ...more,
            }),
          ),
        );
      const first = await attempt({});
      const prepare = () => Promise.reject(new Error('it was tried again'));
      expect(await attempt({ prepare })).toBe(first);
      // It is tried again with more time, for example after a subscription, or with a changed project.
      expect(await attempt({ prepare, longestMs: 60_000 })).toBe('internal');
      expect(
        await attempt({ version: 'b', longestMs: 60_000, prepare: async () => job('make 1') }),
      ).toBe('made');
    },
  );

  it('that could not be read is tried again', async () => {
    const documents = documentsWith();
    const prepare = () => Promise.reject(new Failure('not_found'));
    const missing = documents.make(request('julie', 'make 1', { version, prepare }));
    expect(await failureOf(missing)).toBe('not_found');
    expect(await failureOf(documents.make(request('julie', 'make 1', { version })))).toBe('made');
  });
});

describe('whose turn it is', () => {
  it('is of who used the least lately', async () => {
    const documents = documentsWith();
    await documents.make(request('julie', 'work'));
    const first = held(documents, 'omar');
    const order: string[] = [];
    const made = ['julie', 'li'].map((person) =>
      documents.make(
        request(person, 'make 1', {
          prepare: async () => {
            order.push(person);
            return job('make 1');
          },
        }),
      ),
    );
    first.letGo();
    await Promise.all([first.made, ...made]);
    expect(order).toEqual(['li', 'julie']);
  });

  it('leaves one process to short documents', async () => {
    const documents = documentsWith({ processes: 2 });
    const first = held(documents, 'julie');
    const long = ['omar', 'li'].map((person) => documents.make(request(person, 'long')));
    // Each was tried in the process for short documents.
    const short = documents.make(request('stranger', 'make 1'));
    expect((await short).parts).toEqual([new Uint8Array(1)]);
    expect(documents.backlog.depth).toBe(2);
    expect(documents.backlog.oldestSeconds).toBeGreaterThan(0);
    first.letGo();
    const sizes = (await Promise.all(long)).map(({ parts }) => parts[0]?.byteLength);
    expect(sizes).toEqual([2, 2]);
    expect(documents.backlog).toEqual({ depth: 0, oldestSeconds: 0 });
  });

  it('does not come for what no one waits for any more', async () => {
    const documents = documentsWith();
    const first = held(documents, 'julie');
    const readers = [new AbortController(), new AbortController()];
    let isTried = false;
    const left = readers.map(({ signal }) => {
      const prepare = async () => {
        isTried = true;
        return job('make 1');
      };
      return failureOf(
        documents.make(request('omar', 'make 1', { version: 'left', signal, prepare })),
      );
    });
    readers[0]?.abort();
    expect(documents.backlog.depth).toBe(1);
    readers[1]?.abort();
    expect(documents.backlog.depth).toBe(0);
    first.letGo();
    await first.made;
    await documents.drain(60_000);
    await Promise.all(left);
    expect(isTried).toBe(false);
  });

  it('is waited for by a limited number', async () => {
    const documents = documentsWith({ waiting: 2 });
    const made = ['a', 'b', 'c'].map((person) => held(documents, person));
    const more = documents.make(request('d', 'make 1'));
    await expect(more).rejects.toMatchObject({
      code: 'dossier_queue_full',
      facts: { retryAfter: 30 },
    });
    for (const { letGo } of made) letGo();
    await Promise.all(made.map((one) => one.made));
    expect(await failureOf(documents.make(request('d', 'make 1')))).toBe('made');
  });
});

describe('a server that stops', () => {
  it('waits for what is being made, then ends what is left', async () => {
    const documents = documentsWith();
    const made = failureOf(documents.make(request('julie', 'make 1')));
    await documents.drain(60_000);
    expect(await made).toBe('made');
    const hanging = failureOf(documents.make(request('julie', 'hang')));
    const waiting = failureOf(documents.make(request('omar', 'make 1')));
    await documents.drain(50);
    await documents.close();
    expect(await Promise.all([hanging, waiting])).toEqual(['stopping', 'stopping']);
    expect(await failureOf(documents.make(request('li', 'make 1')))).toBe('stopping');
  });

  it('does not wait for a process without a job', async () => {
    const documents = documentsWith({ idleMs: 20 });
    await documents.make(request('julie', 'make 1'));
    await expect
      .poll(async () => (await documents.make(request('julie', 'make 1'))).replaced[0], {
        interval: 100,
      })
      .toBe('1');
  });
});
