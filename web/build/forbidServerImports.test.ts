import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forbidServerImports } from './forbidServerImports.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'elan-bundle-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Bundles `web/main.ts` with the given line in it. */
function bundle(line: string): Promise<unknown> {
  write('web/main.ts', `${line}\nconsole.log('main');`);
  return build({
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'silent',
    plugins: [forbidServerImports(root)],
    build: { write: false, rolldownOptions: { input: join(root, 'web/main.ts') } },
  });
}

test.each([
  'modules/idea/idea.prompt.ts',
  'modules/prompts.ts',
  'modules/writing/tone.ts',
  'server/config/config.ts',
])('the build throws when %s reaches the bundle', async (path) => {
  write(path, "export const secret = 'secret';");
  await expect(bundle(`import { secret } from '../${path}'; console.log(secret);`)).rejects.toThrow(
    `${path} is the server's alone and must not reach a browser`,
  );
});

test('an indirect import through a browser-safe file is refused too, even when nothing of it is used', async () => {
  write('modules/idea/idea.prompt.ts', "export const prompt = 'secret';");
  write(
    'modules/catalogue.ts',
    "export { prompt } from './idea/idea.prompt.ts'; export const catalogue = {};",
  );
  await expect(
    bundle("import { catalogue } from '../modules/catalogue.ts'; console.log(catalogue);"),
  ).rejects.toThrow('idea.prompt.ts');
});

test('types and the modules themselves pass', async () => {
  write('modules/writing/prompt.ts', 'export interface Prompt { readonly text: string }');
  write('modules/idea/idea.module.ts', "export const idea = { key: 'idea' };");
  await expect(
    bundle(
      `import type { Prompt } from '../modules/writing/prompt.ts';
       import { idea } from '../modules/idea/idea.module.ts';
       const prompt: Prompt = { text: idea.key }; console.log(prompt);`,
    ),
  ).resolves.toBeDefined();
});
