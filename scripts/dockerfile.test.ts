import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from './repository.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const dockerfile = read('Dockerfile');
const { node: nodeVersion } = JSON.parse(read('package.json')).dependencies as { node: string };

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** @returns the instructions of each stage, without comments, each on one line. */
function stagesOf(text: string): Instruction[][] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^\s*(\S+)\s*(.*)$/.exec(line) ?? [];
    if (name.toUpperCase() === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name: name.toUpperCase(), rest: rest.replace(/\s+/g, ' ').trim() });
  }
  return stages;
}

/** Names of values that are secrets, or that are addresses containing a password. */
const secret = /secret|passw|token|key|credential|private|database_url|smtp_url/i;

/** In exec form a command is a list of words, so that signals reach the process without a shell in between. */
function isExecForm(command: string): boolean {
  try {
    return Array.isArray(JSON.parse(command));
  } catch {
    return false;
  }
}

/** @returns the names of the rules that a Dockerfile breaks. */
function faultsOf(text: string): string[] {
  const stages = stagesOf(text);
  const all = stages.flat();
  const image = stages.at(-1) ?? [];
  const of = (name: string, instructions = all) =>
    instructions.filter((one) => one.name === name).map((one) => one.rest);
  const [health = ''] = of('HEALTHCHECK', image);
  const healthCommand = health.replace(/^(--\S+ )*CMD /, '');
  const rules: Record<string, boolean> = {
    'every base is the pinned Node': of('FROM').every((base) =>
      new RegExp(
        `^node:${nodeVersion.replaceAll('.', '\\.')}-\\w+-slim(@sha256:\\S+)?( AS|$)`,
      ).test(base),
    ),
    'it does not run as root': /^(?!root\b|0\b)\S+$/.test(of('USER', image).at(-1) ?? 'root'),
    'nothing is added from elsewhere': of('ADD').length === 0,
    'no secret is in it': ![...of('ENV'), ...of('ARG')].some((rest) =>
      rest.split(' ').some((word) => secret.test(word.split('=')[0] ?? '')),
    ),
    'its health is checked, by Node':
      isExecForm(healthCommand) && healthCommand.startsWith('["node"'),
    'signals reach the server': of('CMD', image).length === 1 && of('CMD', image).every(isExecForm),
    'no shell stands before the command': of('ENTRYPOINT', image).every(isExecForm),
    'it serves the network in production': [
      'NODE_ENV=production',
      'HOST=0.0.0.0',
      'METRICS_HOST=0.0.0.0',
    ].every((setting) => of('ENV', image).join(' ').split(' ').includes(setting)),
    'it copies only what a server is made of': of('COPY', image).every(
      (rest) => rest.startsWith('--from=build ') && !/sandbox|testing|e2e|\.env/.test(rest),
    ),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

it('the Dockerfile keeps every rule', () => {
  expect(stagesOf(dockerfile)).toHaveLength(2);
  expect(faultsOf(dockerfile)).toEqual([]);
});

it('the image is installed as the page on operations states', () => {
  const [, block = ''] =
    /```sh production-install\n([\s\S]*?)```/.exec(read('docs/operations.md')) ?? [];
  const steps = block.split('\n').filter((line) => /^[a-z]/.test(line));
  expect(steps.length).toBeGreaterThan(2);
  const [build = []] = stagesOf(dockerfile);
  const run = build.find(({ name }) => name === 'RUN')?.rest ?? '';
  expect(run.startsWith(steps.join(' && '))).toBe(true);
});

/** Mistakes to apply to the Dockerfile, each with the rule that it breaks. */
const broken: readonly [rule: string, from: string | RegExp, to: string][] = [
  ['every base is the pinned Node', /node:\S+ AS/, 'node:latest AS'],
  ['every base is the pinned Node', /node:\S+$/m, 'node:24-slim'],
  ['every base is the pinned Node', /node:\S+$/m, `node:${nodeVersion}`],
  ['every base is the pinned Node', /^FROM node:[\d.]+/m, 'FROM node:24.0.0'],
  ['it does not run as root', 'USER node\n', ''],
  ['it does not run as root', 'USER node', 'USER root'],
  ['it does not run as root', 'USER node', 'USER 0:0'],
  ['it does not run as root', 'CMD ["node", "scripts', 'USER root\nCMD ["node", "scripts'],
  ['nothing is added from elsewhere', 'COPY . .', 'ADD https://exemple.quebec/elan.tar.gz .'],
  ['nothing is added from elsewhere', 'COPY . .', 'add . .'],
  ['no secret is in it', 'WORKDIR /app', 'ENV AUTH_SECRET=0123'],
  ['no secret is in it', 'DATA_DIR=/data', 'DATA_DIR=/data STRIPE_SECRET_KEY=sk_live'],
  ['no secret is in it', 'WORKDIR /build', 'ARG NPM_TOKEN'],
  ['no secret is in it', 'WORKDIR /app', 'ENV DATABASE_URL postgres://elan:1@db/elan'],
  ['its health is checked, by Node', /HEALTHCHECK[^\n]*\n[^\n]*\n/, ''],
  ['its health is checked, by Node', /HEALTHCHECK[^\n]*\n[^\n]*\n/, 'HEALTHCHECK NONE\n'],
  [
    'its health is checked, by Node',
    /HEALTHCHECK[^\n]*\n[^\n]*\n/,
    'HEALTHCHECK CMD curl -f http://localhost:3000\n',
  ],
  [
    'its health is checked, by Node',
    /HEALTHCHECK[^\n]*\n[^\n]*\n/,
    'HEALTHCHECK CMD ["curl", "-f", "http://localhost:3000"]\n',
  ],
  ['signals reach the server', 'CMD ["node", "scripts/start.ts"]', 'CMD npm start'],
  ['signals reach the server', 'CMD ["node", "scripts/start.ts"]', ''],
  ['no shell stands before the command', 'EXPOSE 3000', 'ENTRYPOINT ./entrypoint.sh'],
  ['it serves the network in production', 'HOST=0.0.0.0 ', ''],
  ['it serves the network in production', 'NODE_ENV=production ', ''],
  [
    'it copies only what a server is made of',
    'COPY --from=build /build/scripts scripts',
    'COPY --from=build /build/sandbox sandbox',
  ],
  [
    'it copies only what a server is made of',
    'COPY --from=build /build/scripts scripts',
    'COPY . .',
  ],
];

describe('a Dockerfile is refused where', () => {
  it.each(broken)('it is not true that %s: %s becomes %s', (rule, from, to) => {
    const changed = dockerfile.replace(from, to);
    expect(changed).not.toBe(dockerfile);
    expect(faultsOf(changed)).toEqual([rule]);
  });
});

it('what is secret, and what only tests and stand-ins need, stays out of the build', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const path of ['.env', '*.env', '.git', '**/node_modules', 'sandbox/*', '**/testing']) {
    expect(ignored).toContain(path);
  }
});

/** @returns the lines of a compose file that contain a secret directly instead of a variable. */
const secretsIn = (compose: string) =>
  compose.split('\n').filter((line) => {
    const [, name = '', value = ''] = /^\s+([A-Z_]+): *(.*)$/.exec(line) ?? [];
    return secret.test(name) && !value.includes('${');
  });

it('compose.yaml takes every secret from .env, limits logs, and gives the server a root that is read-only', () => {
  const compose = read('compose.yaml');
  expect(secretsIn(compose)).toEqual([]);
  const broken = compose.replace(/\$\{POSTGRES_PASSWORD[^}]*\}/g, 'elan');
  expect(secretsIn(broken)).toHaveLength(2);
  const [, server = ''] = /\n {2}elan:\n([\s\S]*?)\n {2}database:/.exec(compose) ?? [];
  const { services } = parse(compose) as {
    services: Record<string, { logging?: { options?: object }; ports?: readonly string[] }>;
  };
  for (const [name, { logging, ports }] of Object.entries(services)) {
    expect(logging?.options, name).toEqual({
      'max-size': expect.stringMatching(/^\d+m$/),
      'max-file': expect.stringMatching(/^\d+$/),
    });
    // Only the proxy may be reachable from outside; in particular, metrics must not be.
    expect(ports === undefined, name).toBe(name !== 'proxy');
  }
  for (const line of ['env_file: .env', 'read_only: true', 'cap_drop: [ALL]', 'TRUST_PROXY: 1']) {
    expect(server).toContain(line);
  }
});
