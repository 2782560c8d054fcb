import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endLine, headerLine, rowLine } from './format.ts';
import { readBackup, verifyBackup } from './readBackup.ts';
import { requireKnownSchema } from './restoreBackup.ts';

const header = headerLine({ takenAt: '2026-11-21T10:00:00.000Z', migrations: [1795204311373] });
const rows = ['{"id": "1"}', '{"id": "\u2028\u2029\u0085"}', `{"id": "${'é'.repeat(60_000)}"}`];
const whole = [
  header,
  ...rows.map((row) => rowLine('users', row)),
  rowLine('project_rows', '{}'),
  endLine({ users: 3, accounts: 0, project_rows: 1 }),
].join('');

function fileOf(content: string | Uint8Array): string {
  const file = join(temporaryFolder(), 'a.jsonl.gz');
  writeFileSync(file, typeof content === 'string' ? gzipSync(content) : content);
  return file;
}

async function refusal(file: string): Promise<string> {
  const error = await verifyBackup(file).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'ConfigError' });
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  return message.replace(file, 'FILE');
}

async function partsOf(file: string): Promise<unknown[]> {
  const parts: unknown[] = [];
  for await (const part of readBackup(file)) parts.push(part);
  return parts;
}

const damaged = 'FILE is damaged or cut off: it is not a whole backup';

describe('a backup', () => {
  it('is read with its rows unchanged', async () => {
    const file = fileOf(whole);
    expect((await verifyBackup(file)).counts).toEqual({ users: 3, project_rows: 1 });
    expect((await partsOf(file)).slice(1)).toEqual([
      { table: 'users', rows },
      { table: 'project_rows', rows: ['{}'] },
    ]);
  });

  it('that is missing, or not a file, is refused', async () => {
    expect(await refusal('/nowhere/a.jsonl.gz')).toBe('FILE is not there');
    expect(await refusal(temporaryFolder())).toBe('FILE cannot be read (EISDIR)');
  });

  it('with lines too few, too many or unknown is refused', async () => {
    const lines = whole.split('\n');
    expect(await refusal(fileOf(lines.toSpliced(1, 1).join('\n')))).toBe(damaged);
    expect(await refusal(fileOf(lines.toSpliced(1, 0, '["users",{}]').join('\n')))).toBe(damaged);
    expect(await refusal(fileOf(lines.toSpliced(1, 0, '["pg_authid",{}]').join('\n')))).toBe(
      damaged,
    );
    expect(await refusal(fileOf(`${whole}["users",{}]\n`))).toBe(damaged);
    expect(await refusal(fileOf(lines.slice(0, -2).join('\n')))).toBe(damaged);
    expect(await refusal(fileOf(whole.trimEnd()))).toBe(damaged);
  });

  it('of another kind is refused', async () => {
    const not = 'FILE is not a backup of Élan';
    expect(await refusal(fileOf(Buffer.from('{"format":"elan-backup"}\n')))).toBe(not);
    expect(await refusal(fileOf(Buffer.alloc(0)))).toBe(not);
    expect(await refusal(fileOf(''))).toBe(not);
    expect(await refusal(fileOf('create table users;\n'))).toBe(not);
    expect(await refusal(fileOf(whole.slice(header.length)))).toBe(not);
  });

  it('of a later version is refused', async () => {
    const later = whole.replace('"version":1', '"version":2');
    expect(await refusal(fileOf(later))).toBe('FILE was made by a later version of Élan');
    const migrations = [1795204311373, 1795204312301, 9_795_204_312_301];
    const { header: known } = await verifyBackup(fileOf(whole));
    requireKnownSchema('FILE', known);
    expect(() => requireKnownSchema('FILE', { ...known, migrations })).toThrow(
      'FILE was taken from a later version of Élan: restore it with that one',
    );
  });

  it('that was cut is refused, wherever it was cut', async () => {
    const zipped = gzipSync(whole);
    const file = fileOf(zipped);
    await fc.assert(
      fc.asyncProperty(fc.nat(zipped.length - 1), async (length) => {
        writeFileSync(file, zipped.subarray(0, length));
        expect(await refusal(file)).toMatch(/^FILE is /);
      }),
    );
  });

  it('with a wrong bit is refused, or still reads the same', async () => {
    const zipped = gzipSync(whole);
    const file = fileOf(zipped);
    const held = await partsOf(file);
    const places = fc.nat(zipped.length - 1);
    await fc.assert(
      fc.asyncProperty(places, fc.nat(7), async (place, bit) => {
        const flipped = Uint8Array.from(zipped);
        flipped[place] = (flipped[place] ?? 0) ^ (1 << bit);
        writeFileSync(file, flipped);
        // Some bits in a gzip file have no effect, such as those of its date.
        const read = await partsOf(file).catch((error: unknown) => error);
        if (read instanceof Error) expect(read.name).toBe('ConfigError');
        else expect(read).toEqual(held);
      }),
    );
  });
});
