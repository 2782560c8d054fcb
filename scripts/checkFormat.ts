import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from './repository.ts';

// Runs Biome only on files that have changed since they last passed, which suffices because each of our rules checks
// one file at a time. The argument is the path of the file that records what passed.
const [, , kept = ''] = process.argv;
const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(repository, file)));
const digestOf = (text: Buffer | string) => createHash('sha1').update(text).digest('base64');
const rules = ['biome.json', 'package-lock.json'].map((file) =>
  readFileSync(join(repository, file), 'utf8'),
);
const digests = files.map((file) => [
  file,
  digestOf(Buffer.concat([Buffer.from(rules.join('')), readFileSync(join(repository, file))])),
]);
const passed: Readonly<Record<string, string>> = existsSync(kept)
  ? JSON.parse(readFileSync(kept, 'utf8'))
  : {};
const changed = digests.flatMap(([file = '', digest]) => (passed[file] === digest ? [] : [file]));

if (changed.length > 0) {
  const options = ['check', '--error-on-warnings', '--no-errors-on-unmatched'];
  const { status } = spawnSync('biome', [...options, ...changed], {
    cwd: repository,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(Object.fromEntries(digests)));
}
