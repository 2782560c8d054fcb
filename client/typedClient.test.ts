import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeApi } from '@elan/server/http/openApi/apiDocument';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const linter = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'elan-client-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs the linter with its recommended rules and without telemetry.
 * @returns its findings.
 */
function lint(document: object) {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [linter, 'lint', file, '--extends=recommended', '--format=json'],
    {
      encoding: 'utf8',
      cwd: folder,
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      },
    },
  );
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(`the linter said: ${stdout}${stderr}`);
  const { problems } = JSON.parse(stdout.slice(start)) as {
    problems: readonly { readonly ruleId: string; readonly message: string }[];
  };
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const document = describeApi({ cookie: 'elan.session_token', contact: 'aide@exemple.ca' });

const compiler = join(import.meta.dirname, '../node_modules/.bin/tsc');
const built = join(import.meta.dirname, '.build');

/**
 * Writes the types that are generated from an API document. The client imports most of the server, which the compiler
 * checks again only where a file has changed since the last time.
 * @returns the compiler's errors for the client.
 */
async function compileWith(api: object): Promise<string> {
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'api.d.ts'), astToString(await openapiTS(JSON.stringify(api))));
  const kept = ['--incremental', '--tsBuildInfoFile', join(built, 'client.tsbuildinfo')];
  // Each thread would check the server's types for itself, and other tests need the cores.
  const { stdout } = spawnSync(compiler, ['-p', import.meta.dirname, '--singleThreaded', ...kept], {
    encoding: 'utf8',
  });
  return stdout;
}

it('compiles with the types of the API document, and not with those of another', async () => {
  expect(await compileWith(document)).toBe('');
  const { '/api/projects': _missing, ...paths } = document.paths ?? {};
  expect(await compileWith({ ...document, paths })).toContain('"/api/projects"');
}, 120_000);

it('is made from a document in which a linter finds nothing', () => {
  expect(lint(document)).toEqual([]);
});

it('has the linter find what is wrong', () => {
  const { servers: _servers, ...broken } = document;
  expect(lint(broken).map((one) => one.split(':')[0])).toContain('no-empty-servers');
});
