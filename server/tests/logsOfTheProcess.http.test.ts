import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { canariesIn, canaryText } from '@elan/testing/canaries/canaryCalls';
import { openTestDatabase } from '@elan/testing/database/database';
import { fill } from '@elan/testing/database/filledDatabase';
import { runFile, temporaryFolder } from '@elan/testing/servers/serverProcess';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { writeBackup } from '../backup/writeBackup.ts';
import { migrate } from '../store/migrate.ts';

/** Runs a module in a process that logs like a server. @returns how it ended, and its log lines. */
async function run(code: string) {
  const prelude = `
    import { createLogger, logWhatIsPrinted } from '/server/lib/logger.ts';
    const text = ${JSON.stringify(canaryText('texte'))};
    const error = Object.assign(new TypeError(text, { cause: text }), { code: 'ECONNRESET', params: [text] });
    logWhatIsPrinted(createLogger('trace'));
    setInterval(() => {}, 1_000);`.replaceAll(
    "'/server",
    `'${new URL('..', import.meta.url).href.slice(0, -1)}`,
  );
  const ended = await runFile(['--input-type=module', '--eval', prelude + code], {}).ended;
  const lines: { msg: string; err: { type: string; code?: string } }[] = ended.output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { ...ended, lines };
}

it.each([
  ['an exception that was not caught', 'uncaught exception', 'setTimeout(() => { throw error; });'],
  ['a rejection that was not caught', 'unhandled rejection', 'Promise.reject(error);'],
  [
    'an exception on the next tick',
    'uncaught exception',
    'process.nextTick(() => { throw error; });',
  ],
])('%s ends the process with a line of its class and code', async (_name, msg, code) => {
  const { code: exit, output, errors, lines } = await run(code);
  expect({ exit, errors }).toEqual({ exit: 1, errors: '' });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 60,
      msg,
      err: expect.objectContaining({ code: 'ECONNRESET' }),
    }),
  ]);
  expect(canariesIn(output, [])).toEqual([]);
});

it('a thrown value that is not an error ends it too, without its text', async () => {
  for (const code of ['Promise.reject(text);', 'setTimeout(() => { throw text; });']) {
    const { code: exit, output, errors, lines } = await run(code);
    expect({ exit, errors, lines: lines.length }).toEqual({ exit: 1, errors: '', lines: 1 });
    expect(canariesIn(output, [])).toEqual([]);
  }
});

it('library output and warnings are logged without their text', async () => {
  const methods = ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'];
  const calls = methods.map((method) => `console.${method}(text, error);`).join('');
  const { output, errors, lines } = await run(
    `${calls} process.emitWarning(text, text, 'DEP_X'); setTimeout(() => process.exit(), 100);`,
  );
  expect(errors).toBe('');
  expect(lines.map(({ msg }) => msg)).toEqual([
    ...methods.map(() => 'a library wrote to the console'),
    'warning of the runtime',
  ]);
  expect(canariesIn(output, [])).toEqual([]);
});

it('a failed restore is reported without its rows', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.jsonl.gz');
  const source = await openTestDatabase();
  await migrate(source);
  await fill(source.db);
  await source.db.execute(sql`update users set email = ${canaryText('courriel')}`);
  await source.db.execute(sql`update project_rows set name = ${canaryText('projet')}`);
  await writeBackup(source.db, file);
  await source.close();
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  const twice = lines.flatMap((line) => (line.startsWith('["users"') ? [line, line] : [line]));
  const text = twice.join('\n').replace('"users":1', '"users":2');
  writeFileSync(file, gzipSync(text));
  const restored = await runFile(['scripts/restore.ts', file], { DATA_DIR: join(folder, 'data') })
    .ended;
  expect(restored).toMatchObject({ code: 1, output: '' });
  expect(restored.errors).toContain('"code":"23505"');
  expect(canariesIn(restored.errors, [])).toEqual([]);
});
