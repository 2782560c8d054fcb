import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from './repository.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly if?: string;
  readonly steps: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix?: { readonly part?: readonly string[] } };
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const files = globSync('.github/workflows/*.yml', { cwd: repository }).sort();
const workflows = files.map((file) => [file, parse(read(file)) as Workflow] as const);

it('are two: what checks, and what releases', () => {
  expect(files).toEqual(['.github/workflows/check.yml', '.github/workflows/release.yml']);
});

describe.each(workflows)('%s', (_file, { permissions, jobs }) => {
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);

  it('may write only where it makes a release', () => {
    expect(permissions).toBeDefined();
    const granted = [permissions, ...all.map((job) => job.permissions)].map((one) => one ?? {});
    const writes = granted.flatMap((one) => Object.entries(one).filter(([, to]) => to !== 'read'));
    expect(writes).toEqual('release' in jobs ? [['contents', 'write']] : []);
  });

  it('ends by itself, and leaves no key in the checkout', () => {
    expect(all.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBe(all.length);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('uses actions with one full version each', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.filter((uses) => !/@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(uses))).toEqual([]);
  });

  it('puts nothing of an event into a command', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('runs what is there', () => {
    const missing = steps.flatMap(({ run = '' }) => [
      ...Array.from(run.matchAll(/npm run (\S+)/g), ([, name = '']) => name).filter(
        (name) => !(name in scripts),
      ),
      ...Array.from(run.matchAll(/node (scripts\/\S+)/g), ([, path = '']) => path).filter(
        (path) => globSync(path, { cwd: repository }).length === 0,
      ),
    ]);
    expect(missing).toEqual([]);
  });
});

it('together run every part of .ci/run: those of each change at once, the nightly one on a schedule', () => {
  const jobs = workflows.flatMap(([, workflow]) => Object.values(workflow.jobs));
  const always = /^always='(.*)'$/m.exec(read('.ci/run'))?.[1]?.split(' ');
  const further = /^known="\$always (.*)"$/m.exec(read('.ci/run'))?.[1]?.split(' ');
  const parts = jobs.flatMap(({ strategy }) => strategy?.matrix?.part ?? []);
  expect(parts.toSorted()).toEqual(always?.toSorted());
  const scheduled = jobs.filter((job) => job.if === "github.event_name == 'schedule'");
  const runs = scheduled.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(runs).toEqual(further?.map((part) => `.ci/run ${part}`));
});

it('a release brings its bill of materials', () => {
  const runs = workflows.flatMap(([, { jobs }]) => jobs.release?.steps ?? []).map(({ run }) => run);
  const made = runs.findIndex((run) => /^npm sbom .* > elan\.cdx\.json$/.test(run ?? ''));
  const given = runs.findIndex((run) => /^gh release create .* elan\.cdx\.json\b/.test(run ?? ''));
  expect(made).toBeGreaterThan(-1);
  expect(given).toBeGreaterThan(made);
});

it('has issue forms whose required fields have a name of their own', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/{bug,idea}.yml', { cwd: repository });
  expect(forms).toHaveLength(2);
  for (const form of forms) {
    const { name, body } = parse(read(form)) as { name: string; body: { id?: string }[] };
    const ids = body.flatMap(({ id }) => id ?? []);
    expect(name).not.toBe('');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(1);
  }
});
