import { Failure } from '@elan/domain/failure';
import type { DocumentJob } from '@elan/dossier/makeDocument';
import { afterEach, describe, expect, it } from 'vitest';
import { describeError } from '../../lib/describeError.ts';
import { createDocuments, type Documents } from './documents.ts';
import type { Order } from './testing/obedientThread.ts';

const open: Documents[] = [];
const logged: unknown[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((documents) => documents.close()));
  logged.length = 0;
});

function documentsWith(limits: Parameters<typeof createDocuments>[0]['limits'] = {}): Documents {
  const documents = createDocuments({
    logError: (error, about) => logged.push([about, describeError(error)]),
    entry: new URL('testing/obedientThread.ts', import.meta.url),
    limits: { threads: 1, ...limits },
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
const told = (name: Order) => () => Promise.resolve(job(name));
const failureOf = (made: Promise<unknown>) =>
  made.then(
    () => 'made',
    (failure: unknown) => (failure instanceof Failure ? failure.code : String(failure)),
  );

describe('a document', () => {
  it('is made in a thread that lives on, without environment variables', async () => {
    const documents = documentsWith();
    const first = await documents.make('julie', told('make 7'));
    expect(first).toEqual({ parts: [new Uint8Array(7)], replaced: ['1'] });
    const second = await documents.make('julie', told('environment'));
    expect(second).toEqual({ parts: [new Uint8Array(0)], replaced: ['2'] });
  });

  it('is one at a time for each person, and waits its turn', async () => {
    const documents = documentsWith();
    const order: string[] = [];
    const make = (person: string) =>
      documents.make(person, async () => {
        order.push(person);
        return job('make 1');
      });
    const made = Promise.all(['julie', 'omar', 'li'].map(make));
    expect(await failureOf(make('omar'))).toBe('dossier_busy');
    await made;
    expect(order).toEqual(['julie', 'omar', 'li']);
    expect(await failureOf(make('omar'))).toBe('made');
  });

  it('that takes too long ends with its thread', async () => {
    const documents = documentsWith({ jobMs: 200 });
    expect(await failureOf(documents.make('julie', told('hang')))).toBe('dossier_too_large');
    expect(logged).toMatchObject([['a document', { type: 'JobTooLarge' }]]);
  });

  it('that takes too much memory ends with its thread, and the next one has another', async () => {
    const documents = documentsWith({ heapMb: 64 });
    expect(await failureOf(documents.make('julie', told('grow')))).toBe('dossier_too_large');
    expect((await documents.make('julie', told('make 1'))).replaced).toEqual(['1']);
  });

  it('has a longest size', async () => {
    const documents = documentsWith({ documentBytes: 10 });
    expect(await failureOf(documents.make('julie', told('make 10')))).toBe('made');
    expect(await failureOf(documents.make('julie', told('make 11')))).toBe('dossier_too_large');
  });

  it.each(['throw', 'crash', 'leave'] as const)('that fails, fails alone: %s', async (order) => {
    const documents = documentsWith();
    const failure = await documents.make('julie', told(order)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'internal' });
    expect(JSON.stringify(describeError(failure))).not.toContain('Julie');
    expect(await failureOf(documents.make('omar', told('make 1')))).toBe('made');
  });

  it('that cannot be read fails with its own failure', async () => {
    const missing = () => Promise.reject(new Failure('not_found'));
    const documents = documentsWith();
    expect(await failureOf(documents.make('julie', missing))).toBe('not_found');
    expect(await failureOf(documents.make('julie', told('make 1')))).toBe('made');
  });
});

describe('pages', () => {
  const once = (documents: Documents, key: string, bytes = 1, person = 'julie') =>
    documents.makeOnce(person, key, told(`make ${bytes}`)).then(({ replaced }) => replaced[0]);

  it('are made once, and waited for while they are being made', async () => {
    const documents = documentsWith();
    expect(await Promise.all([once(documents, 'a'), once(documents, 'a')])).toEqual(['1', '1']);
    expect(await once(documents, 'a')).toBe('1');
    expect(await once(documents, 'b')).toBe('2');
  });

  it('of another document wait their turn, a few of them', async () => {
    const documents = documentsWith();
    const first = once(documents, 'a');
    const next = Array.from({ length: 8 }, () => once(documents, 'b'));
    expect(await failureOf(once(documents, 'c'))).toBe('dossier_busy');
    expect(await first).toBe('1');
    expect(new Set(await Promise.all(next))).toEqual(new Set(['2']));
    expect(await once(documents, 'c')).toBe('3');
  });

  it('that wait for a document that fails are made all the same', async () => {
    const documents = documentsWith();
    const failed = failureOf(documents.makeOnce('julie', 'a', told('throw')));
    expect(await once(documents, 'b')).toBeDefined();
    expect(await failed).toBe('internal');
  });

  it('are kept within a size, the last ones looked at', async () => {
    const documents = documentsWith({ keptBytes: 10 });
    await once(documents, 'a', 4);
    await once(documents, 'b', 4);
    await once(documents, 'a', 4);
    await once(documents, 'c', 4);
    expect(await once(documents, 'a', 4)).toBe('1');
    expect(await once(documents, 'b', 4)).toBe('4');
  });
});

describe('a server that stops', () => {
  it('waits for what is being made, then ends what is left', async () => {
    const documents = documentsWith();
    const made = failureOf(documents.make('julie', told('make 1')));
    await documents.drain(60_000);
    expect(await made).toBe('made');
    const hanging = failureOf(documents.make('julie', told('hang')));
    const waiting = failureOf(documents.make('omar', told('make 1')));
    await documents.drain(50);
    await documents.close();
    expect(await Promise.all([hanging, waiting])).toEqual(['stopping', 'stopping']);
    expect(await failureOf(documents.make('li', told('make 1')))).toBe('stopping');
  });

  it('does not wait for a thread without a job', async () => {
    const documents = documentsWith({ idleMs: 20 });
    await documents.make('julie', told('make 1'));
    await expect
      .poll(async () => (await documents.make('julie', told('make 1'))).replaced[0], {
        interval: 100,
      })
      .toBe('1');
  });
});
