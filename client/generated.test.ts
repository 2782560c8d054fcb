import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeApi } from '@elan/server/http/openApi/apiDocument';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generatedFile, generatedTypes } from './generatedTypes.ts';

const require = createRequire(import.meta.url);
const linter = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'elan-client-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('has the types of this version: `npm run generate` makes them', async () => {
  const isCurrent = readFileSync(generatedFile, 'utf8') === (await generatedTypes());
  expect(isCurrent).toBe(true);
});

/** Runs the linter with its recommended rules, without a connection of its own. @returns what it found. */
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

const document = describeApi({ cookie: 'elan.session_token', supportEmail: 'aide@exemple.ca' });

it('is made from a document in which a linter finds nothing', () => {
  expect(lint(document)).toEqual([]);
});

it('has the linter find what is wrong', () => {
  const { servers: _servers, ...broken } = document;
  expect(lint(broken).map((one) => one.split(':')[0])).toContain('no-empty-servers');
});
