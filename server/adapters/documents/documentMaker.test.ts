import type { DocumentJob } from '@elan/dossier/makeDocument';
import { afterEach, describe, expect, it } from 'vitest';
import { describeError } from '../../lib/describeError.ts';
import { createDocumentMaker, type DocumentMaker, type Making } from './documentMaker.ts';
import type { Order } from './testing/obedientProcess.ts';

const open: DocumentMaker[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((maker) => maker.close()));
});

function makerWith(limits: Parameters<typeof createDocumentMaker>[0] = {}): DocumentMaker {
  const entry = new URL('testing/obedientProcess.ts', import.meta.url);
  const maker = createDocumentMaker({ processes: 1, ...limits }, entry);
  open.push(maker);
  return maker;
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

const make = (maker: DocumentMaker, order: Order, longestMs = 60_000, onlyIfShort = false) =>
  maker.make(async () => job(order), longestMs, onlyIfShort);
const errorOf = (making: Making) =>
  'error' in making && making.error instanceof Error ? making.error.constructor.name : 'none';

describe('a document', () => {
  it('is made in a process that lives on, without environment variables', async () => {
    const maker = makerWith();
    expect(await make(maker, 'make 7')).toMatchObject({
      document: { parts: [new Uint8Array(7)], replaced: ['1'] },
    });
    expect(await make(maker, 'environment')).toMatchObject({
      document: { parts: [new Uint8Array(0)], replaced: ['2'] },
    });
  });

  it('that takes too long ends with its process', async () => {
    const maker = makerWith();
    expect(errorOf(await make(maker, 'hang', 200))).toBe('JobTooLarge');
    expect(await make(maker, 'make 1')).toMatchObject({ document: { replaced: ['1'] } });
  });

  it('that takes too much memory ends with its process, and the next one has another', async () => {
    const maker = makerWith({ heapMb: 64 });
    expect(errorOf(await make(maker, 'grow'))).toBe('JobTooLarge');
    expect(await make(maker, 'make 1')).toMatchObject({ document: { replaced: ['1'] } });
  });

  it('has a longest size', async () => {
    const maker = makerWith({ documentBytes: 10 });
    expect(await make(maker, 'make 10')).toHaveProperty('document');
    expect(errorOf(await make(maker, 'make 11'))).toBe('JobTooLarge');
  });

  it.each(['throw', 'crash', 'leave'] as const)('that fails, fails alone: %s', async (order) => {
    const maker = makerWith();
    const making = await make(maker, order);
    expect(making).toHaveProperty('error');
    expect(JSON.stringify('error' in making && describeError(making.error))).not.toContain('Julie');
    expect(await make(maker, 'make 1')).toHaveProperty('document');
  });

  it('whose input cannot be read fails with that reason, and uses no process', async () => {
    const maker = makerWith();
    const failure = new RangeError('no such project');
    const making = await maker.make(() => Promise.reject(failure), 60_000, false);
    expect(making).toMatchObject({ error: failure });
    expect(await make(maker, 'make 1')).toMatchObject({ document: { replaced: ['1'] } });
  });
});

it('one process is left to short documents', async () => {
  const maker = makerWith({ processes: 2 });
  expect(maker.takesOnlyShort).toBe(false);
  const { promise: input, resolve } = Promise.withResolvers<DocumentJob>();
  const first = maker.make(() => input, 60_000, maker.takesOnlyShort);
  expect(maker.takesOnlyShort).toBe(true);
  expect(await make(maker, 'long', 60_000, true)).toMatchObject({ isLong: true });
  expect(await make(maker, 'make 1', 60_000, true)).toHaveProperty('document');
  resolve(job('long'));
  expect(await first).toHaveProperty('document');
  expect(maker.takesOnlyShort).toBe(false);
});

it('ends at once, with what it was doing', async () => {
  const maker = makerWith();
  const making = make(maker, 'hang');
  await new Promise((resolve) => setTimeout(resolve));
  await maker.close();
  expect(errorOf(await making)).toBe('PoolClosed');
});
