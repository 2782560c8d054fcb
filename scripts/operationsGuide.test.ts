import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { largestExchange } from '@elan/domain/dossier/exchange';
import { failures } from '@elan/domain/failure';
import { largestForm } from '@elan/domain/forecast/inputs';
import { largestSave, largestSaveOfOlder } from '@elan/domain/project/moduleEntry';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commandsOf, guides } from './operationsGuide.ts';
import { repository } from './repository.ts';

describe('the commands of the guide for compose', () => {
  const blocks = ['compose', 'compose-restore', 'compose-dump', 'compose-dump-restore'];
  const lines = blocks.flatMap((name) => commandsOf(name).split('\n'));

  it('name services and scripts that are there', () => {
    const { services } = parse(readFileSync(join(repository, 'compose.yaml'), 'utf8'));
    const named = lines.flatMap(
      (line) => /^docker compose (?:exec|run|cp|stop)(?: -\S+)* (\w+)/.exec(line)?.[1] ?? [],
    );
    expect(named).toHaveLength(12);
    expect(named.filter((service) => !(service in services))).toEqual([]);
    const scripts = lines.flatMap((line) => line.match(/scripts\/\w+\.ts/g) ?? []);
    expect(scripts).toHaveLength(3);
    expect(scripts.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });

  it('copy what is in the folder of backups, not the folder into itself', () => {
    const [copy] = lines.filter((line) => line.startsWith('docker compose cp'));
    expect(copy).toBe('docker compose cp elan:/data/backups/. ./backups');
  });

  it('bring back the file that is then restored, for the user of the image alone', () => {
    const [bring = '', ...rest] = commandsOf('compose-restore').split('\n');
    expect(bring).toMatch(
      /-T elan sh -c 'umask 077; .*cat > \/data\/backups\/FILE' < backups\/FILE$/,
    );
    expect(rest.join('\n')).toContain('scripts/restore.ts /data/backups/FILE');
  });

  it('dump and restore as those for a PostgreSQL of one’s own do', () => {
    const one = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? expect.fail();
    const options = /--format=\S+ --exclude-schema=\S+ --exclude-table-data=\S+/;
    expect(commandsOf('compose-dump')).toContain(one(commandsOf('nightly-dump'), options));
    const command = /--command='[^']+'/;
    expect(commandsOf('compose-dump-restore')).toContain(one(commandsOf('read-again'), command));
    expect(commandsOf('compose-dump')).toMatch(/^umask 077\n/);
  });
});

describe('the unit for systemd', () => {
  const unit = commandsOf('systemd-unit');
  const valuesOf = (key: string) =>
    Array.from(unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm')), ([, value = '']) => value);

  it('starts after an install, which makes no folder that it may write to', () => {
    const paths = valuesOf('ReadWritePaths').flatMap((value) => value.split(' '));
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !path.startsWith('-'))).toEqual([]);
  });

  it('runs what is there, by the Node that the guide names for each kind of install', () => {
    const [start = '', ...more] = valuesOf('ExecStart');
    expect(more).toEqual([]);
    const [, script = ''] = /^\/usr\/bin\/node (\S+)$/.exec(start) ?? [];
    expect(existsSync(join(repository, script))).toBe(true);
    const own = `ExecStart=${valuesOf('WorkingDirectory')[0]}/node_modules/.bin/node ${script}`;
    for (const guide of Object.values(guides)) expect(guide).toContain(own);
    expect(existsSync(join(repository, 'node_modules/.bin/node'))).toBe(true);
  });
});

it('the proxy of the guide lets every body pass that the server accepts', () => {
  const known: Record<string, number> = {
    largestExchange,
    largestForm,
    largestSave,
    largestSaveOfOlder,
  };
  const used = globSync('server/http/routes/*.ts', { cwd: repository }).flatMap((path) =>
    Array.from(
      readFileSync(join(repository, path), 'utf8').matchAll(/bodyLimit: (\w+)/g),
      ([, name = '']) => name,
    ),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(known));
  for (const guide of Object.values(guides)) {
    const [, figure] = /(\d+)\s(?:MB|Mo) \(`client_max_body_size \1m`\)/.exec(guide) ?? [];
    const megabytes = Number(figure);
    expect(megabytes * 1_000_000).toBeGreaterThan(Math.max(...Object.values(known)));
  }
});

it('the limits of the guide answer as the server does', () => {
  const codes = [
    ...(['rate_limited', 'rate_limited'] as const),
    // Left out without a word.
    undefined,
    ...(['too_many_failures', 'quota_spent'] as const),
    ...(['too_many_unfinished', 'ai_daily_limit'] as const),
    ...(['dossier_busy', 'dossier_queue_full'] as const),
  ];
  expect(failures.storage_full[0]).toBe(failures.quota_spent[0]);
  const expected = codes.map((code) => (code === undefined ? '—' : String(failures[code][0])));
  for (const guide of Object.values(guides)) {
    const [, rows = ''] = /\n\| limite? \|[^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/.exec(guide) ?? [];
    const answers = rows
      .trim()
      .split('\n')
      .map((row) => row.split('|')[2]?.trim());
    expect(answers).toEqual(expected);
  }
});
