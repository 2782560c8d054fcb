import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { styleText } from 'node:util';
import { repository, type workspaces } from './repository.ts';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/**
 * The `tsconfig` that checks each folder. Folders with the same options share one, so that common files are checked
 * once.
 */
const projectOf: Readonly<Record<(typeof workspaces)[number] | 'scripts', string>> = {
  domain: 'domain',
  reading: 'reading',
  modules: 'modules',
  dossier: 'tsconfig.node.json',
  server: 'tsconfig.node.json',
  sandbox: 'tsconfig.node.json',
  testing: 'tsconfig.node.json',
  client: 'tsconfig.node.json',
  scripts: 'tsconfig.node.json',
  web: 'web',
  e2e: 'tsconfig.browser.json',
  bench: 'tsconfig.browser.json',
  evaluate: 'tsconfig.browser.json',
};
const projects = Map.groupBy(Object.entries(projectOf), ([, project]) => project);

/** @returns the path for a check's cached results, which make a check after a small change fast. */
const keptAt = (name: string) => join(repository, 'node_modules/.cache/elan-check', name);

const checks: readonly Check[] = [
  ...[...projects].map(([project, folders]) => ({
    name: `types of ${folders.map(([folder]) => folder).join(', ')}`,
    command: [
      'tsc',
      ...['-p', project, '--incremental', '--tsBuildInfoFile', keptAt(`${project}.tsbuildinfo`)],
    ] as const,
  })),
  {
    name: 'lint and format',
    command: [process.execPath, join(repository, 'scripts/checkFormat.ts'), keptAt('format.json')],
  },
  {
    name: 'who imports whom',
    command: [process.execPath, join(repository, 'scripts/checkBoundaries.ts')],
  },
  {
    name: 'what comments cite',
    command: [process.execPath, join(repository, 'scripts/checkCitations.ts')],
  },
  {
    name: 'texts in elements',
    command: [process.execPath, join(repository, 'scripts/checkBareTexts.ts')],
  },
  {
    name: 'pictures of the README',
    command: [process.execPath, join(repository, 'scripts/checkPictures.ts')],
  },
  {
    name: 'dead code',
    command: [
      ...(['knip', '--no-progress', '--treat-config-hints-as-errors'] as const),
      ...['--cache', '--cache-location', keptAt('knip')],
    ],
  },
];

const environment = {
  ...process.env,
  PATH: [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
};

/** Runs one check and prints its result, with its output if it failed. */
async function run({ name, command: [program, ...args] }: Check): Promise<boolean> {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const passed = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = passed ? styleText('green', 'passed') : styleText('red', 'FAILED');
  console.log(`${mark}  ${name} (${seconds} s)`);
  if (!passed) console.log(`${output.trimEnd()}\n`);
  return passed;
}

const waiting = [...checks];
let failed = 0;
async function work(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    if (!(await run(check))) failed += 1;
  }
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));

console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
